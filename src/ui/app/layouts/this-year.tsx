import { useSyncExternalStore } from 'react';
import { CLOCK } from '#application/service-keys';
import { useService } from '../../services';

const subscribeToNothing = () => () => undefined;

/**
 * Renders the current year. A page prerendered in an earlier year hydrates with the old number; the changed `key` replaces the
 * element after hydration.
 */
export const ThisYear = (): React.JSX.Element => {
  const clock = useService(CLOCK);
  const isHydrated = useSyncExternalStore(subscribeToNothing, () => true, () => false);
  return (
    <span key={isHydrated ? 'now' : 'prerendered'} className="num" suppressHydrationWarning>
      {new Date(clock.now()).getFullYear()}
    </span>
  );
};
