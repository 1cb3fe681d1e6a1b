import { keepsBannerRepositoryContract } from '#domain/banners/banner-repository.contract';
import { keepsFeedbackServiceContract } from '#domain/feedback/feedback-box.contract';
import type { Feedback } from '#domain/feedback/feedback';
import { memoryBanners } from './memory-banners';
import { memoryFeedback } from './memory-feedback';

keepsBannerRepositoryContract('memoryBanners', (settings) => memoryBanners(settings ?? undefined));
keepsFeedbackServiceContract('memoryFeedback', () => {
  const messages: Feedback[] = [];
  return { box: memoryFeedback(messages), kept: () => Promise.resolve([...messages]) };
});
