import type { MouseEvent } from 'react';
import './skip-link.css';

/** The first thing the Tab key finds: past the header, to the content. The address stays what it is, and with it what is remembered of the place. */
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
      Skip to the content
    </a>
  );
};
