import type { FeedbackService } from '#domain/feedback/feedback';
import { callAsAnonymous, type FunctionsApiDeps } from './call-function';

/** Feedback service on the server function `sendFeedback`; needs no token. */
export const httpFeedback = (server: Pick<FunctionsApiDeps, 'base'>): FeedbackService => ({
  send: ({ message, email, id }, signal) => {
    const address = email?.trim() ?? '';
    return callAsAnonymous(
      server,
      {
        url: '/sendFeedback', method: 'POST',
        body: { data: { message, ...(address === '' ? {} : { email: address }), ...(id !== undefined && { id }) } },
      },
      signal,
    );
  },
});
