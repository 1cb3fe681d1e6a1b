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
