import { useEffect, useMemo } from 'react';
import { FEEDBACK, LOG } from '#application/service-keys';
import { blankFeedback, feedbackForm, type FeedbackValues } from '#application/feedback/feedback-form';
import { toast } from '#ui/design/toasts/toast.ts';
import { useDraft } from '../../forms/use-draft';
import { useService } from '../../services';
import { useForm, type FormControl } from '../../forms/use-form';
import { TOASTS } from '../../messages/toast.messages';
import { useDataLocation } from './use-data-location';

/** The form's machine, with a draft that survives a reload and a toast when the message is gone. */
export const useFeedbackForm = (): FormControl<FeedbackValues> => {
  const box = useService(FEEDBACK);
  const log = useService(LOG);
  const keptBy = useDataLocation();
  const control = useForm(useMemo(() => feedbackForm(box), [box]), blankFeedback);
  const { form } = control;
  const isSent = form.matches('submitted');
  const { failure } = form.context;

  // Whoever is there: what is written to the house is in nobody's name.
  useDraft('feedback', null, control, ['message', 'email']);
  useEffect(() => {
    if (isSent) toast(keptBy === 'server' ? TOASTS.feedbackSent : TOASTS.feedbackKept);
  }, [isSent, keptBy]);
  useEffect(() => {
    if (failure !== null) log.failure('send-feedback', failure);
  }, [failure, log]);
  return control;
};
