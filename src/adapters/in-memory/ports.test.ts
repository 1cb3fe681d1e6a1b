import { keepsAccountsContract } from '#domain/user/accounts.contract';
import { keepsBannerRepositoryContract } from '#domain/banner/banner-repository.contract';
import { keepsFeedbackBoxContract } from '#domain/feedback/feedback-box.contract';
import type { Feedback } from '#domain/feedback/feedback';
import { inMemoryAccounts } from './accounts';
import { inMemoryBanners } from './banners';
import { inMemoryFeedbackBox } from './feedback-box';

keepsAccountsContract('the in-memory adapter', (session) => inMemoryAccounts(session ?? undefined));
keepsBannerRepositoryContract('the in-memory adapter', (settings) => inMemoryBanners(settings ?? undefined));
keepsFeedbackBoxContract('the in-memory adapter', () => {
  const messages: Feedback[] = [];
  return { box: inMemoryFeedbackBox(messages), kept: () => Promise.resolve([...messages]) };
});
