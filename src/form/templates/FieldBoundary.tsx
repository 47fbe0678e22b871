import { Component } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '../../ui';
import type { FormIssue } from '../FormIssue';
import { toPointer } from '../json';
import type { Path } from '../json';

export interface FieldBoundaryProps {
  children: ReactNode;
  /** What is shown in place of a field that failed. */
  fallback: string;
  path: Path;
  onIssue: (issue: FormIssue) => void;
}

/** Keeps what one field throws from the rest of the form: a notice stands in its place, and an issue is reported. */
export class FieldBoundary extends Component<FieldBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    this.props.onIssue({
      code: 'field-failed',
      path: `/schema${toPointer(this.props.path)}`,
      message: message.slice(0, 300),
      severity: 'error',
    });
  }

  override render() {
    return this.state.hasFailed ? <Notice>{this.props.fallback}</Notice> : this.props.children;
  }
}
