import { useEffect, useState } from 'react';

/** How far the page is scrolled: at rest, moved a little, or past the header's threshold of 50 px. */
export type Scrolled = 'rest' | 'moved' | 'scrolled';

const THRESHOLD_PX = 50;

const scrolledBy = (scrollY: number): Scrolled => (scrollY > THRESHOLD_PX ? 'scrolled' : scrollY > 0 ? 'moved' : 'rest');

export const useScrolled = (): Scrolled => {
  const [scrolled, setScrolled] = useState<Scrolled>('rest');
  useEffect(() => {
    const look = (): void => setScrolled(scrolledBy(window.scrollY));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
};
