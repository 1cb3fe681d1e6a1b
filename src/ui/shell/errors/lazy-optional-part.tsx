import { Suspense, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { lazyPart } from './lazy-page';
import { PartBoundary } from './part-boundary';

const renderNothing = (): null => null;

const Substitute = ({
  onReconnected, children,
}: {
  readonly onReconnected: () => void;
  readonly children: ReactNode;
}): React.JSX.Element => {
  useReconnected(onReconnected);
  return <>{children}</>;
};

/** Props of a replacement of a failed part. */
export interface FailedPartProps {
  /** Loads the part again. */
  readonly onRetry?: () => void;
}

/**
 * Creates a part of the screen whose code loads when it is first rendered and without which the page works. A failure is logged and
 * replaces only this part; the part is loaded again when the connection is back.
 * @param Failed renders instead of the part after a failure, by default nothing. @param Pending renders while it loads.
 */
export const lazyOptionalPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Failed: FunctionComponent<P & FailedPartProps> = renderNothing, Pending: FunctionComponent<P> = Failed,
): FunctionComponent<P> => {
  const Part = lazyPart(load);
  const OptionalPart = (props: P): React.JSX.Element => (
    <PartBoundary
      fallback={(_, retry) => {
        const loadAgain = (): void => {
          Part.forget();
          retry();
        };
        return (
          <Substitute onReconnected={loadAgain}>
            <Failed {...props} onRetry={loadAgain} />
          </Substitute>
        );
      }}
    >
      <Suspense fallback={<Pending {...props} />}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
  return OptionalPart;
};
