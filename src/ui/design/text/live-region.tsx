import { useEffect, useState } from 'react';

export interface LiveRegionProps {
  /** Text to announce; an empty string announces nothing. */
  readonly message: string;
  /** Interrupts the screen reader; only for urgent messages. */
  readonly urgent?: boolean;
}

/** Announces a message to screen readers when it changes; visually hidden. */
export const LiveRegion = ({ message, urgent = false }: LiveRegionProps) => {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), 50);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div className="sr" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {announced}
    </div>
  );
};
