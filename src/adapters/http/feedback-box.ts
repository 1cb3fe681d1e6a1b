import type { FeedbackBox } from '#domain/feedback/feedback';
import { askAsAnyone, type Server } from './server';

/** Sends messages to the house; nobody has to be signed in for it. */
export const httpFeedbackBox = (server: Pick<Server, 'base'>): FeedbackBox => ({
  send: ({ message, email }, signal) => {
    const address = email?.trim() ?? '';
    return askAsAnyone(server, { url: '/sendFeedback', method: 'POST', body: { data: { message, ...(address === '' ? {} : { email: address }) } } }, signal);
  },
});
