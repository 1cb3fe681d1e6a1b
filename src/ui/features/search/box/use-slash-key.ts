import { useEffect, type RefObject } from 'react';
import { isShown } from '#ui/design/utils/is-shown.ts';

/** What a key is typed into. A box that is ticked is no such thing. */
const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));

/**
 * `/` brings the cursor into a field, unless somebody is typing elsewhere or a modal window is open.
 * @param open shows the field where it is folded away, and brings the cursor into it.
 */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>, open: () => void): void =>
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isTaken = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target);
      if (event.key !== '/' || isTaken || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (field.current !== null && isShown(field.current)) field.current.focus();
      else open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field, open]);
