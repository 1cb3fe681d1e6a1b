import { keepsBannerRepositoryContract } from '#domain/banner/banner-repository.contract';
import { keepsFeedbackBoxContract } from '#domain/feedback/feedback-box.contract';
import type { Feedback } from '#domain/feedback/feedback';
import { inMemoryBanners } from './banners';
import { inMemoryFeedbackBox } from './feedback-box';

keepsBannerRepositoryContract('the in-memory adapter', (settings) => inMemoryBanners(settings ?? undefined));
keepsFeedbackBoxContract('the in-memory adapter', () => {
  const messages: Feedback[] = [];
  return { box: inMemoryFeedbackBox(messages), kept: () => Promise.resolve([...messages]) };
});
