import { useEffect, type RefObject } from 'react';
import { isRendered } from '#ui/design/utils/is-rendered.ts';

/** Elements that accept typed text; checkboxes and similar inputs do not. */
const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));

/**
 * Focuses a field on `/`, unless the user is typing in another field or a modal dialog is open.
 * @param open shows and focuses the field where the field is hidden.
 */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>, open: () => void): void =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isIgnored = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target);
      if (event.key !== '/' || isIgnored || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (field.current !== null && isRendered(field.current)) field.current.focus();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, open]);
