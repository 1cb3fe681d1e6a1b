import { useEffect, type FunctionComponent } from 'react';
import { toast } from '#ui/design/toasts/toast.ts';

/** A part of the screen that a click opens. */
export type DisclosureProps = { readonly open: boolean; readonly onClose: () => void };

/** Creates what replaces a part whose code could not be loaded when it was opened: a toast says so, and the part is closed again. */
export const createLoadFailureFallback = (text: string): FunctionComponent<DisclosureProps> =>
  function FailedOpening({ open, onClose }) {
    useEffect(() => {
      if (!open) return;
      toast({ text, tone: 'bad' });
      onClose();
    }, [open, onClose]);
    return null;
  };
