import { consoleLog } from '#adapters/browser/console-log';
import { systemClock } from '#adapters/browser/system-clock';
import { memoryBanners } from '#adapters/in-memory/banners';
import { memoryFeedback } from '#adapters/in-memory/feedback-box';
import { SEEDED_ACCOUNTS as DEMO } from '#adapters/in-memory/house/demo-accounts';
import { lazyMemoryBackend } from '#adapters/in-memory/house/lazy-house';
import { localStorageSessionHint } from '#adapters/in-memory/house/hint';
import { BANNERS, DEMO_ACCOUNTS, FEEDBACK } from '#application/keys';
import type { BindModule } from './compose';
import { backendModule } from './house';

/** Members, banner and feedback with nothing outside the browser. */
export const memoryBackendModule: BindModule = (bind) => {
  const hint = localStorageSessionHint();
  backendModule(lazyMemoryBackend(() => import('#adapters/in-memory/house/open-house').then(({ openMemoryBackend }) => openMemoryBackend({ clock: systemClock, log: consoleLog, hint })), hint))(bind);
  bind.constant(DEMO_ACCOUNTS, DEMO);
  bind.constant(BANNERS, memoryBanners());
  bind.constant(FEEDBACK, memoryFeedback());
};
