import { useEffect, useState } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import './scroll-top-button.css';

const reduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Back to the top; there once the page has been scrolled by `after` px. */
export const ScrollTopButton = ({ after = 600 }: { readonly after?: number }) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [after]);
  const up = (): void => window.scrollTo({ top: 0, behavior: reduced() ? 'instant' : 'smooth' });
  return <IconButton className={shown ? 'up-btn' : 'up-btn away'} icon="up" label="Back to the top" onClick={up} />;
};
