import { useEffect, useState } from 'react';
import { CLOCK } from '#application/service-keys';
import { useService } from '../../services';

/**
 * The current year. A page that was prerendered last year carries last year's number: it is taken over as it stands and replaced
 * (the key) once the page is alive.
 */
export const ThisYear = (): React.JSX.Element => {
  const clock = useService(CLOCK);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <span key={alive ? 'now' : 'printed'} className="num" suppressHydrationWarning>
      {new Date(clock.now()).getFullYear()}
    </span>
  );
};
