import type { MouseEvent } from 'react';
import { SKIP_TO_CONTENT_LABEL } from '#ui/messages/design.messages.ts';
import './skip-link.css';

/**
 * Renders the first link in tab order, which skips the header. Does not change the URL hash, because the scroll position is stored per
 * location.
 */
export const SkipLink = ({ to = '#main' }: { readonly to?: string }) => {
  const skip = (event: MouseEvent): void => {
    const content = document.querySelector<HTMLElement>(to);
    if (content === null) return;
    event.preventDefault();
    content.scrollIntoView();
    content.focus({ preventScroll: true });
  };
  return (
    <a className="skip" href={to} onClick={skip}>
      {SKIP_TO_CONTENT_LABEL}
    </a>
  );
};
