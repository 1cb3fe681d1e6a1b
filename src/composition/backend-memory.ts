import { consoleLog } from '#adapters/browser/console-log';
import { systemClock } from '#adapters/browser/system-clock';
import { LONG_TIME_MEMBER, SEEDED_ACCOUNTS } from '#adapters/memory/demo-accounts';
import { lateBackend } from '#adapters/late-backend';
import { localStorageSessionHint } from '#adapters/browser/local-storage-session-hint';
import { BANNER_REPOSITORY, DEMO_ACCOUNTS, DEMO_RESET, GENRE_IMAGE_REPOSITORY, PASSKEYS, SHARED_EVENINGS } from '#application/service-keys';
import type { OpenedBackend } from '#application/ports/backend';
import { createStorageStatus } from '#application/ports/storage-status';
import type { BindModule } from './container';
import { backendModule } from './backend-module';

const ACCOUNTS = [LONG_TIME_MEMBER, ...SEEDED_ACCOUNTS];
/** Addresses of the demo accounts, first the long-time member's. */
const ADDRESSES = [LONG_TIME_MEMBER.email, ...SEEDED_ACCOUNTS.map(({ email }) => email)] as const;

/** Binds users, banners and feedback to adapters that run entirely in the browser. */
export const memoryBackendModule: BindModule = (bind) => {
  const hint = localStorageSessionHint();
  const status = createStorageStatus();
  const open = async (): Promise<OpenedBackend> => {
    const { openMemoryBackend } = await import('#adapters/memory/open-memory-backend');
    return openMemoryBackend({ clock: systemClock, log: consoleLog, hint, demoAddresses: ADDRESSES, onStorageProblem: status.report });
  };
  const backend = lateBackend(open, hint);
  backendModule(backend, status)(bind);
  bind.constant(DEMO_ACCOUNTS, ACCOUNTS);
  bind.constant(DEMO_RESET, backend.reset);
  bind.constant(BANNER_REPOSITORY, backend.banners);
  bind.constant(GENRE_IMAGE_REPOSITORY, null);
  bind.constant(SHARED_EVENINGS, null);
  bind.constant(PASSKEYS, null);
};
