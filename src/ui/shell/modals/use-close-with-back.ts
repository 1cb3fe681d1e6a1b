import { useEffect, useRef } from 'react';

type EntryState = { readonly key?: unknown; readonly isModal?: unknown } | null;

const entryState = (): EntryState => history.state as EntryState;
const isModalEntry = (): boolean => entryState()?.isModal === true;

/** Identifies the page of a history entry: its address and the router's key. */
const entryPage = (): string => JSON.stringify([location.href, entryState()?.key ?? null]);

/**
 * Calls `onBack` on the next Back to the page of the current entry. The router does not get this event: for the router, nothing changed,
 * so scroll position and focus stay. @returns the unsubscribe function.
 */
const onBackToPage = (onBack: () => void): (() => void) => {
  const page = entryPage();
  const listen = (event: PopStateEvent): void => {
    window.removeEventListener('popstate', listen, true);
    if (isModalEntry() || entryPage() !== page) return;
    event.stopImmediatePropagation();
    onBack();
  };
  window.addEventListener('popstate', listen, true);
  return () => window.removeEventListener('popstate', listen, true);
};

/**
 * Closes an open modal with the browser's Back. While open, the modal has a history entry of its own with the address of the page; any
 * other way of closing removes the entry. An entry that is left over, for example after a reload, is used for the next modal.
 */
export const useCloseWithBack = (open: boolean, onClose: () => void): void => {
  const wasOpen = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (open) {
      if (!isModalEntry()) history.pushState({ ...entryState(), isModal: true }, '');
      wasOpen.current = true;
      return onBackToPage(() => close.current());
    }
    // After Back or on another page, the current entry is not the modal's.
    if (wasOpen.current && isModalEntry()) {
      onBackToPage(() => undefined);
      history.back();
    }
    wasOpen.current = false;
    return undefined;
  }, [open]);
};
