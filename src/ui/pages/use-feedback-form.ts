import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { FEEDBACK_BOX, LOG } from '#application/keys';
import { blankFeedback, feedbackForm, type FeedbackValues } from '#application/feedback/feedback-form';
import type { FormSnapshot } from '#application/shell/form-machine';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../services';
import { TOASTS } from '../words/toasts';
import { keepDraft, recallDraft } from './feedback-draft';
import { useKeptBy } from './use-kept-by';

export type FeedbackFormControl = {
  readonly form: FormSnapshot<FeedbackValues>;
  readonly change: (values: Partial<FeedbackValues>) => void;
  readonly send: () => void;
  readonly beginAnew: () => void;
};

/** The form's machine, with a draft that survives a reload and a toast when the message is gone. */
export const useFeedbackForm = (): FeedbackFormControl => {
  const box = useService(FEEDBACK_BOX);
  const log = useService(LOG);
  const keptBy = useKeptBy();
  const machine = useMemo(() => feedbackForm(box), [box]);
  const actor = useActorRef(machine, { input: { initial: blankFeedback } });
  const form = useSelector(actor, (snapshot) => snapshot);
  const isSent = form.matches('submitted');
  const { failure } = form.context;

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
    if (isSent) toast(keptBy === 'server' ? TOASTS.feedbackSent : TOASTS.feedbackKept);
  }, [isSent, keptBy]);
  useEffect(() => {
    if (failure !== null) log.failure('send-feedback', failure);
  }, [failure, log]);

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
