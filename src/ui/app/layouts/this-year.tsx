import { useEffect, useState } from 'react';
import { CLOCK } from '#application/service-keys';
import { useService } from '../../services';

/**
 * Renders the current year. A page prerendered in an earlier year hydrates with the old number; the changed `key` replaces the
 * element after hydration.
 */
export const ThisYear = (): React.JSX.Element => {
  const clock = useService(CLOCK);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <span key={isHydrated ? 'now' : 'prerendered'} className="num" suppressHydrationWarning>
      {new Date(clock.now()).getFullYear()}
    </span>
  );
};
