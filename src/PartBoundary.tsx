import { Component } from 'react';
import type { ReactNode } from 'react';

interface PartBoundaryProps {
  /** Stands in for what could not be drawn. */
  fallback: ReactNode;
  onError: (error: unknown) => void;
  /** What is drawn is tried again when this changes. */
  resetKey: unknown;
  children: ReactNode;
}

/** Keeps one part's failure to itself. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state: { hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
