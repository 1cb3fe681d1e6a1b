import { consoleLog } from '#adapters/browser/console-log';
import { systemClock } from '#adapters/browser/system-clock';
import { inMemoryBanners } from '#adapters/in-memory/banners';
import { inMemoryFeedbackBox } from '#adapters/in-memory/feedback-box';
import { DEMO_ACCOUNTS as DEMO } from '#adapters/in-memory/house/demo-accounts';
import { lazyHouse } from '#adapters/in-memory/house/lazy-house';
import { storedHint } from '#adapters/in-memory/house/hint';
import { BANNERS, DEMO_ACCOUNTS, FEEDBACK_BOX } from '#application/keys';
import type { Module } from './compose';
import { houseModule } from './house';

/** Members, banner and feedback with nothing outside the browser. */
export const inMemory: Module = (bind) => {
  const hint = storedHint();
  houseModule(lazyHouse(() => import('#adapters/in-memory/house/open-house').then(({ openHouse }) => openHouse({ clock: systemClock, log: consoleLog, hint })), hint))(bind);
  bind.value(DEMO_ACCOUNTS, DEMO);
  bind.value(BANNERS, inMemoryBanners());
  bind.value(FEEDBACK_BOX, inMemoryFeedbackBox());
};
