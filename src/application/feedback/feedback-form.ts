import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { feedbackErrors, type Feedback, type FeedbackService } from '#domain/feedback/feedback';
import { formMachine, type FormMachine } from '#application/shell/form-machine';

/** Field values as typed. */
export type FeedbackValues = { readonly message: string; readonly email: string };

export const initialFeedbackValues: FeedbackValues = { message: '', email: '' };

/** Trims the message and the e-mail address; converts an empty address to null. */
const toFeedback = ({ message, email }: FeedbackValues): Feedback => ({
  message: message.trim(),
  email: email.trim() === '' ? null : email.trim(),
});

/**
 * Returns a function that gives a message the id of the last one until that is stored, so that a message whose answer was lost is not
 * stored twice. A changed message gets a new id.
 */
const identified = (newId: () => string) => {
  let unanswered: { readonly text: string; readonly id: string } | null = null;
  return {
    idOf: (feedback: Feedback): string => {
      const text = JSON.stringify(feedback);
      if (unanswered?.text !== text) unanswered = { text, id: newId() };
      return unanswered.id;
    },
    forget: (): void => {
      unanswered = null;
    },
  };
};

/**
 * Creates the feedback form. Leaving the page aborts a pending submission if it is not stored yet; the message stays as a draft.
 * @param newId returns a new id of 32 hexadecimal digits.
 */
export const feedbackFormMachine = (service: FeedbackService, newId: () => string): FormMachine<FeedbackValues> => {
  const { idOf, forget } = identified(newId);
  return formMachine<FeedbackValues>({
    validate: (values) => feedbackErrors(toFeedback(values)),
    submit: (values, signal) => {
      const feedback = toFeedback(values);
      return pipe(service.send({ ...feedback, id: idOf(feedback) }, signal), TE.tapIO(() => forget));
    },
  });
};
