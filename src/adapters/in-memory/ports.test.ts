import { keepsBannerRepositoryContract } from '#domain/banner/banner-repository.contract';
import { keepsFeedbackServiceContract } from '#domain/feedback/feedback-box.contract';
import type { Feedback } from '#domain/feedback/feedback';
import { memoryBanners } from './banners';
import { memoryFeedback } from './feedback-box';

keepsBannerRepositoryContract('the in-memory adapter', (settings) => memoryBanners(settings ?? undefined));
keepsFeedbackServiceContract('the in-memory adapter', () => {
  const messages: Feedback[] = [];
  return { box: memoryFeedback(messages), kept: () => Promise.resolve([...messages]) };
});
