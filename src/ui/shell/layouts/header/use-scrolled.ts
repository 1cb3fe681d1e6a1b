import { useEffect, useState } from 'react';

/** The scroll state of the page: at the top, scrolled by up to 50 px, or by more than the header's threshold of 50 px. */
export type Scrolled = 'rest' | 'moved' | 'scrolled';

const THRESHOLD_PX = 50;

const scrolledBy = (scrollY: number): Scrolled => (scrollY > THRESHOLD_PX ? 'scrolled' : scrollY > 0 ? 'moved' : 'rest');

export const useScrolled = (): Scrolled => {
  const [scrolled, setScrolled] = useState<Scrolled>('rest');
  useEffect(() => {
    const update = (): void => setScrolled(scrolledBy(window.scrollY));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
};
