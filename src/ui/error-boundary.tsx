import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** In place of content that throws, by default nothing. It may throw the error again. */
  fallback?: (error: unknown) => ReactNode;
}

/** Limits an error while drawing to its content. */
export class ErrorBoundary extends Component<Props, { thrown?: { error: unknown } }> {
  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });
  override state: { thrown?: { error: unknown } } = {};

  override render() {
    const { children, fallback } = this.props;
    return this.state.thrown ? fallback?.(this.state.thrown.error) : children;
  }
}
