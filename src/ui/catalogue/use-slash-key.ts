import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` brings the cursor into a field, unless somebody is typing elsewhere or a modal window is open. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isTaken = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target);
      if (event.key !== '/' || isTaken || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
