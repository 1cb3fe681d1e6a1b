import { useEffect, useState } from 'react';
import { CLOCK } from '#application/service-keys';
import { useService } from '#ui/services.tsx';

const MINUTE_MS = 60_000;

/** Returns the present time in ms since 1970; the component is rendered again when a minute begins. */
export const useMinute = (): number => {
  const { now } = useService(CLOCK);
  const [time, setTime] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        setTime(now());
        wait();
      }, MINUTE_MS - (now() % MINUTE_MS));
    };
    wait();
    return () => clearTimeout(timer);
  }, [now]);
  return time;
};
