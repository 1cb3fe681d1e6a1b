import type { Clock } from '#application/ports/clock';
import type { Log } from '#application/ports/log';
import { activeBanner } from '#domain/banners/banner';
import { withTimeout } from '#domain/shared/with-timeout';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { unavailable, type StorageProblem } from '#domain/shared/failure';
import type { OpenedBackend } from '#application/ports/backend';
import { inMemoryStorage, type StateStorage } from './storage/state-storage';
import type { SessionHint } from '#application/ports/session-hint';
import { memoryBackend } from './memory-backend';
import { defaultListsToFill } from './demo/default-lists-to-fill';
import { indexedDbStorage } from './storage/indexed-db-storage';
import { LONG_TIME_MEMBER_ID, newBrowserState } from './demo-data';
import { broadcastTabChannel } from './storage/tab-channel';

const DATABASE_NAME = 'marquee';
const BROWSER_ID = 'this';
/** Limit for opening the database, in ms: some browsers never answer. */
const TIMEOUT_MS = 5000;

export type OpenBackendOptions = {
  readonly clock: Clock;
  readonly log: Log;
  readonly hint: SessionHint;
  /** Addresses of the demo accounts, first the long-time member's; an option, because the entry of the app has them already. */
  readonly demoAddresses: readonly [longTimeMember: string, ...others: ReadonlyArray<string>];
  /** Called when nothing can be stored beyond this page. */
  readonly onStorageProblem: (problem: StorageProblem) => void;
};

type OpenedStorage = { readonly storage: StateStorage; readonly problem: StorageProblem | null };

/** Returns whether the database was written by a newer version of the app, as after a roll-back; it stays unchanged. */
const isNewer = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

/** Requests persistent storage, for when space gets short. A refusal changes nothing: the data is kept as far as possible. */
const askForPersistence = (): void => {
  const storage = (navigator as Partial<Pick<Navigator, 'storage'>>).storage as Partial<StorageManager> | undefined;
  storage?.persist?.().catch(() => undefined);
};

/** Opens the IndexedDB storage of this browser. Without IndexedDB, returns an in-memory storage, which lasts as long as the page. */
const openStorage = async ({
  log,
  demoAddresses: [longTimeMember],
}: Pick<OpenBackendOptions, 'log' | 'demoAddresses'>): Promise<OpenedStorage> => {
  const initialState = newBrowserState(longTimeMember);
  const opening = (async () =>
    indexedDbStorage({ name: DATABASE_NAME, initialState, tabs: broadcastTabChannel('marquee.memory-backend'), log }))();
  try {
    return { storage: await withTimeout(TIMEOUT_MS, () => opening), problem: null };
  } catch (error) {
    // A database that opens too late is not used: it would listen to other tabs and block their updates.
    opening.then(({ close }) => close()).catch(() => undefined);
    log.failure('memory-backend.open', unavailable(null, `Without IndexedDB, nothing is stored beyond this page: ${String(error)}`));
    return { storage: inMemoryStorage(initialState), problem: isNewer(error) ? 'newer' : 'refused' };
  }
};

/** Fills the demo site once; its content loads only then. A failure is only logged: the next sign-in of a demo account tries again. */
const fillDemo =
  (storage: StateStorage, { clock, log }: Pick<OpenBackendOptions, 'clock' | 'log'>): Answer<void> =>
  async () => {
    const load = TE.tryCatch(
      async () => (await import('./demo/fill-demo-site')).fillDemoSite,
      (error) => unavailable(null, String(error)),
    );
    const fill = pipe(
      storage.read,
      TE.flatMap((state) =>
        defaultListsToFill(state, LONG_TIME_MEMBER_ID) === null
          ? TE.right(undefined)
          : pipe(
              load,
              TE.flatMap((fillDemoSite) => fillDemoSite(storage, LONG_TIME_MEMBER_ID, clock.now())),
            ),
      ),
    );
    const filled = await fill();
    if (E.isLeft(filled)) log.failure('memory-backend.demo', filled.left);
    return E.right(undefined);
  };

/** Opens the memory backend of this browser and updates the session hint at every change. Never rejects. */
export const openMemoryBackend = async ({
  clock, log, hint, demoAddresses, onStorageProblem,
}: OpenBackendOptions): Promise<OpenedBackend> => {
  const { storage, problem } = await openStorage({ log, demoAddresses });
  // An unreachable database does not end the session: the hint keeps its value until a user signs in on this page.
  let hasHintSource = problem === null;
  storage.state.subscribe(({ sessions, actionEmails: emails, settings }) => {
    const uid = sessions.get(BROWSER_ID)?.uid ?? null;
    hasHintSource ||= uid !== null;
    if (hasHintSource)
      hint.set({
        uid, hasEmails: emails.size > 0,
        ...(activeBanner(settings.get('banners') ?? { content: [] }) !== null && { hasBanners: true }),
      });
  });
  const backend = memoryBackend({ storage, clock, browserId: BROWSER_ID, isKept: problem === null });
  if (problem !== null) onStorageProblem(problem);
  const { signUp, signIn, changePassword, confirmPasswordReset, changeEmail, applyActionCode } = backend.auth;
  /** Refuses a change of accounts that would be gone after a reload: an unchanged password is better than one that seems changed. */
  const ifKept = <Input extends ReadonlyArray<unknown>>(change: (...input: Input) => Answer<void>) => (...input: Input): Answer<void> =>
    problem === null ? change(...input) : TE.left({ ...unavailable(null, 'No storage for accounts'), storage: problem });
  return {
    ...backend,
    auth: {
      ...backend.auth,
      signIn: (credentials) =>
        demoAddresses.includes(credentials.email.trim().toLowerCase())
          ? pipe(
              fillDemo(storage, { clock, log }),
              TE.flatMap(() => signIn(credentials)),
            )
          : signIn(credentials),
      signUp: ifKept((input) =>
        pipe(
          signUp(input),
          TE.tapIO(() => askForPersistence),
        ),
      ),
      changePassword: ifKept(changePassword),
      confirmPasswordReset: ifKept(confirmPasswordReset),
      changeEmail: ifKept(changeEmail),
      applyActionCode: ifKept(applyActionCode),
    },
  };
};
