import { Component, type ComponentType, type ReactNode } from 'react';
import { navigationText } from '#text/page.ts';

interface BoundaryProps {
  children: ReactNode;
  /** In place of content that throws, by default nothing. `retry` draws the content again. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Limits an error while drawing to its content. */
export class ErrorBoundary extends Component<BoundaryProps, { hasThrown: boolean }> {
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override state = { hasThrown: false };

  retry = () => this.setState({ hasThrown: false });

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasThrown ? fallback?.(this.retry) : children;
  }
}

export const NotLoaded = () => (
  <p className="quiet" role="alert">
    {navigationText.notLoaded}
  </p>
);

export interface FailedProps {
  error?: unknown;
  retry: () => void;
}

/**
 * A component whose code is loaded when it is first shown, and its error boundary.
 * @param Failed shown after a missing file, or with an error that was thrown; rendering it again retries
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: ComponentType<Props & FailedProps> = () => null,
) {
  let Loaded: ComponentType<Props> | undefined;

  /** @returns whether the code is loaded; never rejects */
  async function preload(): Promise<boolean> {
    try {
      Loaded ??= (await load()).default;
    } catch (error) {
      console.error('Code of the page could not be loaded.', error);
    }
    return Loaded !== undefined;
  }

  return class OnDemand extends Component<Props, { failed: boolean; error?: unknown }> {
    static readonly preload = preload;
    static readonly isLoaded = () => Loaded !== undefined;
    static getDerivedStateFromError = (error: unknown) => ({ failed: true, error });
    override state: { failed: boolean; error?: unknown } = { failed: false };

    override componentDidMount() {
      if (!Loaded) void this.retry();
    }

    override componentDidUpdate(before: Readonly<Props>) {
      if (this.state.failed && before !== this.props) void this.retry();
    }

    retry = async () => this.setState({ failed: !(await preload()), error: undefined });

    override render() {
      if (this.state.failed) return <Failed {...this.props} error={this.state.error} retry={this.retry} />;
      return Loaded ? <Loaded {...this.props} /> : null;
    }
  };
}
