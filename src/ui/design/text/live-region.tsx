import { useEffect, useState } from 'react';

export interface LiveRegionProps {
  /** What to announce; an empty string says nothing. */
  readonly message: string;
  /** Interrupts what is being read; only for what cannot wait. */
  readonly urgent?: boolean;
}

/** Says a sentence to assistive technology when it changes; nothing is seen. */
export const LiveRegion = ({ message, urgent = false }: LiveRegionProps) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setSaid(message), 50);
    return () => clearTimeout(later);
  }, [message]);
  return (
    <div className="sr" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {said}
    </div>
  );
};
