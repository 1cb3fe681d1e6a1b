import { feedbackErrors, type Feedback, type FeedbackService } from '#domain/feedback/feedback';
import { formMachine, type FormMachine } from '../shell/form-machine';

/** Field values as typed. */
export type FeedbackValues = { readonly message: string; readonly email: string };

export const blankFeedback: FeedbackValues = { message: '', email: '' };

/** Trims the message and the e-mail address; converts an empty address to null. */
const toFeedback = ({ message, email }: FeedbackValues): Feedback => ({ message: message.trim(), email: email.trim() === '' ? null : email.trim() });

/** Creates the feedback form. Leaving the page aborts a pending submission if it is not stored yet; the message stays as a draft. */
export const feedbackForm = (service: FeedbackService): FormMachine<FeedbackValues> =>
  formMachine<FeedbackValues>({ validate: (values) => feedbackErrors(toFeedback(values)), submit: (values, signal) => service.send(toFeedback(values), signal) });
