import { Component } from 'react';
import type { ReactNode } from 'react';
import type { Issue, Part } from './model';

interface PartBoundaryProps {
  /** What is drawn; it is tried again when this changes. */
  part: Part;
  /** Stands in for what could not be drawn. */
  fallback: ReactNode;
  onIssue: ((issue: Issue) => void) | undefined;
  /** Called after the failure was reported. */
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps one part's failure to itself, and reports it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { part, onIssue, onFailure } = this.props;
    onIssue?.({
      code: 'part-failed',
      path: part.path,
      message: `${part.type} could not be drawn: ${(error as Error)?.name}`,
      severity: 'error',
    });
    onFailure?.();
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.hasFailed && before.part !== this.props.part) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
