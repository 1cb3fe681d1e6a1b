import { beforeAll, beforeEach } from 'vitest';
import { httpFeedback } from '#adapters/functions-api/http-feedback';
import { keepsFeedbackServiceContract } from '#domain/feedback/feedback-service.contract';
import type { Feedback } from '#domain/feedback/feedback';
import { valueOf } from '../web/emulator-settings';
import { clearAnonymousBuckets, store, warmUp } from './functions-testbed';

beforeAll(warmUp);
beforeEach(clearAnonymousBuckets);

keepsFeedbackServiceContract('httpFeedback behind hosting', () => {
  // Each test reads the messages since its own start.
  const startedAt = Date.now();
  return {
    service: httpFeedback({ base: `${valueOf('MARQUEE_HOSTING')}/api` }),
    storedMessages: async () =>
      (await store.collection('feedback').where('sentAt', '>', startedAt).where('sentAt', '<=', startedAt + 600_000).orderBy('sentAt').get()).docs.map(
        (message): Feedback => ({ message: String(message.get('message')), email: message.get('email') as string | null }),
      ),
  };
});
