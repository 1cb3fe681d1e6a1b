import { useEffect, useState } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { scrollBehaviour } from '#ui/design/utils/motion.ts';
import './scroll-top-button.css';

/** Back to the top; there once the page has been scrolled by `after` px. It goes with the way down, so it hands the focus to where it leads. */
export const ScrollTopButton = ({ after = 600 }: { readonly after?: number }) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [after]);
  const up = (): void => {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    const page = document.getElementById('main');
    const beginning = page?.querySelector<HTMLElement>('h1') ?? page;
    if (beginning !== null) focusOn(beginning);
  };
  return <IconButton className={shown ? 'up-btn' : 'up-btn away'} icon="up" label="Back to the top" onClick={up} />;
};
