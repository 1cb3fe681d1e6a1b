import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { invalid } from '#domain/shared/failure';
import { keepsBannerRepositoryContract } from '#domain/banners/banner-repository.contract';
import { keepsFeedbackServiceContract } from '#domain/feedback/feedback-service.contract';
import type { Feedback } from '#domain/feedback/feedback';
import { memoryBanners } from './memory-banners';
import { memoryFeedback } from './memory-feedback';

keepsBannerRepositoryContract('memoryBanners', (settings) => memoryBanners(settings ?? undefined));
keepsFeedbackServiceContract('memoryFeedback', () => {
  const messages: Feedback[] = [];
  return { service: memoryFeedback(messages), storedMessages: () => Promise.resolve([...messages]) };
});

it('memoryFeedback trims and rejects messages like the server', async () => {
  const messages: Feedback[] = [];
  const { send } = memoryFeedback(messages);
  expect(await send({ message: ' ', email: null })()).toEqual(E.left(invalid('data.message', 'required')));
  expect(await send({ message: 'Hi', email: 'maya' })()).toEqual(E.left(invalid('data.email', 'not-an-email')));
  expect(await send({ message: ' Hi ', email: ' a@b.example ' })()).toEqual(E.right(undefined));
  expect(messages).toEqual([{ message: 'Hi', email: 'a@b.example' }]);
});
