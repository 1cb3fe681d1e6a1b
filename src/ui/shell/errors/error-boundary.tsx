import { Component, type ErrorInfo, type ReactNode } from 'react';
import { toFailure, type Failure } from '#domain/shared/failure';

type Props = {
  readonly report: (where: string, failure: Failure) => void;
  /** Renders the replacement; `retry` renders the children again. */
  readonly fallback: (failure: Failure, retry: () => void) => ReactNode;
  /** A changed value (another location) resets the error. */
  readonly resetKey: string;
  readonly children: ReactNode;
};
type State = { readonly failure: Failure | null; readonly resetKey: string };

/** Catches render errors of its children, reports them and renders the fallback; the rest of the screen is not affected. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { failure: toFailure(thrown) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    const component = info.componentStack?.trim().split('\n')[0] ?? '';
    this.props.report(`error-boundary ${component}`.trim(), toFailure(thrown));
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure, () => this.setState({ failure: null }));
  }
}
