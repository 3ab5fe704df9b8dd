import { Component, type ComponentType } from 'react';
import { navigationText } from '#text/page.ts';

export const NotLoaded = () => (
  <p className="quiet" role="alert">
    {navigationText.notLoaded}
  </p>
);

/**
 * A component whose code is loaded when it is first shown, and its error boundary.
 * @param Failed shown after a missing file or an error; rendering it again retries
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: ComponentType<Props & { retry: () => void }> = () => null,
) {
  let Part: ComponentType<Props> | undefined;

  /** @returns whether the code is loaded; never rejects */
  async function preload(): Promise<boolean> {
    try {
      Part ??= (await load()).default;
    } catch (error) {
      console.error('A part of the page could not be loaded.', error);
    }
    return Part !== undefined;
  }

  return class OnDemand extends Component<Props, { failed: boolean }> {
    static readonly preload = preload;
    static getDerivedStateFromError = () => ({ failed: true });
    override state = { failed: false };

    override componentDidMount() {
      if (!Part) void this.retry();
    }

    override componentDidUpdate(before: Readonly<Props>) {
      if (this.state.failed && before !== this.props) void this.retry();
    }

    retry = async () => this.setState({ failed: !(await preload()) });

    override render() {
      if (this.state.failed) return <Failed {...this.props} retry={this.retry} />;
      return Part ? <Part {...this.props} /> : null;
    }
  };
}
