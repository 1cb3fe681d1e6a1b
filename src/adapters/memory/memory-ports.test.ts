import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { invalid } from '#domain/shared/failure';
import { keepsBannerRepositoryContract } from '#domain/banners/banner-repository.contract';
import { keepsFeedbackServiceContract } from '#domain/feedback/feedback-service.contract';
import type { Feedback } from '#domain/feedback/feedback';
import { staticBannerRepository } from './memory-banners';
import { MAX_FEEDBACK_MESSAGES, memoryFeedback } from './memory-feedback';
import { emptyState } from './storage/state';
import { inMemoryStorage } from './storage/state-storage';

const openFeedback = () => {
  const storage = inMemoryStorage(emptyState);
  let now = 0;
  const storedMessages = async (): Promise<ReadonlyArray<Feedback>> => {
    const state = await storage.read();
    return E.isLeft(state) ? [] : [...state.right.feedback.values()].map(({ message, email }) => ({ message, email }));
  };
  return { storage, service: memoryFeedback({ storage, clock: { now: () => (now += 1) } }), storedMessages };
};

keepsBannerRepositoryContract('staticBannerRepository', (settings) => staticBannerRepository(settings ?? undefined));
keepsFeedbackServiceContract('memoryFeedback', openFeedback);

it('memoryFeedback trims and rejects messages like the server', async () => {
  const { service: { send }, storedMessages } = openFeedback();
  expect(await send({ message: ' ', email: null })()).toEqual(E.left(invalid('data.message', 'required')));
  expect(await send({ message: 'Hi', email: 'maya' })()).toEqual(E.left(invalid('data.email', 'not-an-email')));
  expect(await send({ message: ' Hi ', email: ' a@b.example ' })()).toEqual(E.right(undefined));
  expect(await storedMessages()).toEqual([{ message: 'Hi', email: 'a@b.example' }]);
});

it('memoryFeedback keeps the newest messages', async () => {
  const { service, storedMessages } = openFeedback();
  for (let number = 0; number <= MAX_FEEDBACK_MESSAGES; number += 1) await service.send({ message: `Message ${number}`, email: null })();
  const messages = await storedMessages();
  expect([messages.length, messages[0]?.message, messages.at(-1)?.message]).toEqual([
    MAX_FEEDBACK_MESSAGES, 'Message 1', `Message ${MAX_FEEDBACK_MESSAGES}`,
  ]);
});
