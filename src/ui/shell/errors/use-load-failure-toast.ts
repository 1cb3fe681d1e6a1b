import { useEffect } from 'react';
import { offline, unavailable } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';

/** Shows a toast if the code of a dialog did not load, and closes the dialog. @param open whether the user opened it. */
export const useLoadFailureToast = (open: boolean, onClose: () => void): void => {
  useEffect(() => {
    if (!open) return;
    toast({ text: failureMessage(navigator.onLine ? unavailable(null, 'code') : offline).sentence, tone: 'bad' });
    onClose();
  }, [open, onClose]);
};
