import { feedbackErrors, type Feedback, type FeedbackService } from '#domain/feedback/feedback';
import { formMachine, type FormMachine } from '../shell/form-machine';

/** What the form's fields hold, as typed. */
export type FeedbackValues = { readonly message: string; readonly email: string };

export const blankFeedback: FeedbackValues = { message: '', email: '' };

/** What is sent: nothing around the words, and no address rather than an empty one. */
const asFeedback = ({ message, email }: FeedbackValues): Feedback => ({ message: message.trim(), email: email.trim() === '' ? null : email.trim() });

/** Writing to the house. Whoever leaves before a message is gone still has it as a draft: it is given up, as far as it is not kept yet. */
export const feedbackForm = (box: FeedbackService): FormMachine<FeedbackValues> =>
  formMachine<FeedbackValues>({ validate: (values) => feedbackErrors(asFeedback(values)), submit: (values, signal) => box.send(asFeedback(values), signal) });
