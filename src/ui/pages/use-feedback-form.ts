import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { FEEDBACK_BOX } from '#application/keys';
import { blankFeedback, feedbackForm, type FeedbackValues } from '#application/feedback/feedback-form';
import type { FormSnapshot } from '#application/shell/form-machine';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../services';
import { TOASTS } from '../words/toasts';
import { keepDraft, recallDraft } from './feedback-draft';

export type FeedbackFormControl = {
  readonly form: FormSnapshot<FeedbackValues>;
  readonly change: (values: Partial<FeedbackValues>) => void;
  readonly send: () => void;
  readonly beginAnew: () => void;
};

/** The form's machine, with a draft that survives a reload and a toast when the message is gone. */
export const useFeedbackForm = (): FeedbackFormControl => {
  const box = useService(FEEDBACK_BOX);
  const machine = useMemo(() => feedbackForm(box), [box]);
  const actor = useActorRef(machine, { input: { initial: blankFeedback } });
  const form = useSelector(actor, (snapshot) => snapshot);
  const isSent = form.matches('submitted');

  // Not before the first paint: the prerendered page knows no drafts.
  useEffect(() => {
    const draft = recallDraft();
    if (draft !== null) actor.send({ type: 'field.changed', values: draft });
  }, [actor]);
  useEffect(() => {
    const following = actor.subscribe((snapshot) => keepDraft(snapshot.matches('submitted') ? blankFeedback : snapshot.context.values));
    return () => following.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (isSent) toast(TOASTS.feedbackSent);
  }, [isSent]);

  return useMemo(
    () => ({
      form,
      change: (changed) => actor.send({ type: 'field.changed', values: changed }),
      send: () => actor.send({ type: 'form.sent' }),
      beginAnew: () => actor.send({ type: 'form.begun', values: blankFeedback }),
    }),
    [actor, form],
  );
};
