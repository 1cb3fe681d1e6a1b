import { useEffect, useMemo } from 'react';
import { FEEDBACK_SERVICE, LOG } from '#application/service-keys';
import { initialFeedbackValues, feedbackFormMachine, type FeedbackValues } from '#application/feedback/feedback-form';
import { toast } from '#ui/design/toasts/toast.ts';
import { useDraft } from '#ui/forms/use-draft.ts';
import { useService } from '#ui/services.tsx';
import { useForm, type FormControl } from '#ui/forms/use-form.ts';
import { FEEDBACK_MESSAGES } from '#ui/messages/feedback.messages.ts';
import { useDataLocation } from './use-data-location';

/** Returns a random id of 32 hexadecimal digits. Pages without HTTPS have no `crypto.randomUUID`. */
const newMessageId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Manages the feedback form: keeps a draft across reloads, shows a toast after sending and logs failures. */
export const useFeedbackForm = (): FormControl<FeedbackValues> => {
  const feedback = useService(FEEDBACK_SERVICE);
  const log = useService(LOG);
  const dataLocation = useDataLocation();
  const control = useForm(useMemo(() => feedbackFormMachine(feedback, newMessageId), [feedback]), initialFeedbackValues);
  const { form } = control;
  const isSent = form.matches('submitted');
  const { failure } = form.context;

  // No owner: feedback is anonymous for members and visitors alike.
  useDraft('feedback', null, control, ['message', 'email']);
  useEffect(() => {
    if (isSent) toast(FEEDBACK_MESSAGES[dataLocation].toast);
  }, [isSent, dataLocation]);
  useEffect(() => {
    if (failure !== null) log.failure('send-feedback', failure);
  }, [failure, log]);
  return control;
};
