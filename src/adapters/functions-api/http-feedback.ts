import type { FeedbackService } from '#domain/feedback/feedback';
import { callAsAnonymous, type FunctionsServer } from './call-function';

/** Sends messages to the house; nobody has to be signed in for it. */
export const httpFeedback = (server: Pick<FunctionsServer, 'base'>): FeedbackService => ({
  send: ({ message, email }, signal) => {
    const address = email?.trim() ?? '';
    return callAsAnonymous(server, { url: '/sendFeedback', method: 'POST', body: { data: { message, ...(address === '' ? {} : { email: address }) } } }, signal);
  },
});
