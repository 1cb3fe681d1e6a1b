import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from 'react';
import { lockPage } from './lock-page';

export interface DialogHandle {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Whether its content should be there: while open and until it has left the stage. */
  readonly present: boolean;
  /** To be spread on the dialog element. */
  readonly handlers: {
    readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

const firstChoices = ['[data-autofocus]', '[aria-invalid="true"]', 'input:not([type="hidden"], :disabled), select, textarea'];

const firstOf = (dialog: HTMLElement): HTMLElement | null =>
  firstChoices.map((choice) => dialog.querySelector<HTMLElement>(choice)).find((one) => one !== null) ?? null;

/*
 * A native dialog driven by `open`. The browser traps focus, makes the rest inert and gives focus back; this adds closing by a click
 * outside, keeps the content until the exit motion is over, and asks (`onClose`) instead of closing by itself.
 */
export const useDialog = (open: boolean, onClose: () => void): DialogHandle => {
  const ref = useRef<HTMLDialogElement>(null);
  const outside = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    if (open && !dialog.open) {
      dialog.showModal();
      firstOf(dialog)?.focus();
    }
    if (open) return lockPage();
    let gone = true;
    if (dialog.open) dialog.close();
    const leaving = dialog.getAnimations().map((animation) => animation.finished);
    void Promise.allSettled(leaving).then(() => gone && setPresent(false));
    return () => {
      gone = false;
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
      // The browser may close it by itself, at the second Escape.
      onClose: (event) => {
        if (event.target === ref.current && open) onClose();
      },
      onPointerDown: (event) => {
        outside.current = event.target === ref.current;
      },
      onClick: (event) => {
        if (outside.current && event.target === ref.current) onClose();
        outside.current = false;
      },
    },
  };
};
