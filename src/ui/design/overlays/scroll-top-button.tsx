import { useEffect, useState } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { scrollBehaviour } from '#ui/design/utils/media-queries.ts';
import { BACK_TO_TOP_LABEL } from '#ui/messages/design.messages.ts';
import './scroll-top-button.css';

/**
 * Renders a button that scrolls to the top, visible after the page has been scrolled by `after` px. Moves focus to the heading of the page,
 * because the button hides itself.
 */
export const ScrollTopButton = ({ after = 600 }: { readonly after?: number }) => {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const updateVisibility = (): void => setVisible(window.scrollY > after);
    updateVisibility();
    window.addEventListener('scroll', updateVisibility, { passive: true });
    return () => window.removeEventListener('scroll', updateVisibility);
  }, [after]);
  const scrollToTop = (): void => {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (target !== null) focusOn(target);
  };
  return <IconButton className={visible ? 'up-btn' : 'up-btn away'} icon="up" label={BACK_TO_TOP_LABEL} onClick={scrollToTop} />;
};
