import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from 'react';
import { lockPage } from './lock-page';
import { useLayer } from './open-layers';

export interface DialogHandle {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Whether to render the content: while open and until the exit transition has ended. */
  readonly present: boolean;
  /** Props to spread on the dialog element. */
  readonly handlers: {
    readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

const autofocusSelectors = ['[data-autofocus]', '[aria-invalid="true"]', 'input:not([type="hidden"], :disabled), select, textarea'];

const findAutofocus = (dialog: HTMLElement): HTMLElement | null =>
  autofocusSelectors.map((selector) => dialog.querySelector<HTMLElement>(selector)).find((element) => element !== null) ?? null;

/**
 * Controls a native dialog by `open`. The browser traps focus, makes the rest inert and restores focus. Adds closing by a click outside,
 * keeps the content until the exit transition ends, and calls `onClose` instead of closing by itself.
 */
export const useDialog = (open: boolean, onClose: () => void): DialogHandle => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  /** The dialog was closed here, and its event is still to come: the dialog may be open again by then. */
  const isClosing = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useLayer(open, onClose, true);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    if (open && !dialog.open) {
      dialog.showModal();
      findAutofocus(dialog)?.focus();
    }
    if (open) return lockPage();
    let isActive = true;
    if (dialog.open) {
      isClosing.current = true;
      dialog.close();
    }
    const exitTransitions = dialog.getAnimations().map((animation) => animation.finished);
    void Promise.allSettled(exitTransitions).then(() => isActive && setPresent(false));
    return () => {
      isActive = false;
    };
  }, [open]);

  return {
    ref,
    present,
    handlers: {
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      },
      // The browser may close the dialog without `cancel`, on the second Escape.
      onClose: (event) => {
        if (event.target !== ref.current) return;
        if (open && !isClosing.current) onClose();
        isClosing.current = false;
      },
      onPointerDown: (event) => {
        pressedOutside.current = event.target === ref.current;
      },
      onClick: (event) => {
        if (pressedOutside.current && event.target === ref.current) onClose();
        pressedOutside.current = false;
      },
    },
  };
};
