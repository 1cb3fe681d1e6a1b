import * as E from 'fp-ts/Either';
import { indexedDbOutboxStore, OUTBOX_DATABASE } from '#adapters/browser/indexed-db-outbox-store';
import { lazy } from '#adapters/lazy';
import { webTabLock } from '#adapters/browser/web-tab-lock';
import { createListUseCases, type ListUseCasesDeps } from '#application/lists/create-list-use-cases';
import type { EpisodesReader } from '#application/history/with-catalogue-episodes';
import type { SessionListUseCases } from '#application/lists/member-lists-loader';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { calendarDay } from '#domain/shared/dates';
import { orderedIds } from '#domain/shared/ordered-ids';
import { isNetworkError, offline, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

/** Wait before titles get their present keys: the first view comes first. */
const REKEY_AFTER_MS = 5000;
/** Failures of a session that has ended. */
const ENDED = new Set<Failure['_tag']>(['forbidden', 'unauthenticated', 'aborted']);

type OpenerDeps = Pick<ListUseCasesDeps, 'network' | 'log' | 'clock'> & {
  readonly catalogue: Pick<Catalogue, 'findSuccessor' | 'getDetails' | 'getSeason' | 'getImdbId'>;
};

/** Opens a member's lists with the outbox of this browser. Loaded lazily: only members need this code. */
export const openMemberLists = (
  deps: OpenerDeps,
): ((repositories: Pick<ListUseCasesDeps, 'lists' | 'history'>, uid: UserId) => SessionListUseCases) => {
  const outboxStore = indexedDbOutboxStore({ name: OUTBOX_DATABASE, log: deps.log });
  const lock = webTabLock();
  const importJournal = lazy(async () => (await import('./open-import-journal')).openImportJournal(deps)).get;
  const rekey = async ({ rekeyDeps }: SessionListUseCases, uid: UserId): Promise<void> => {
    const code = await import('#application/lists/titles/rekey-titles').catch(() => null);
    // The connection was lost meanwhile; the next visit looks again.
    if (code === null) return;
    const rekeyed = await code.rekeyTitles({ ...rekeyDeps, catalogue: deps.catalogue, now: deps.clock.now }, uid)();
    // The session may have ended meanwhile; the next visit looks again.
    if (E.isLeft(rekeyed) && !isNetworkError(rekeyed.left) && !ENDED.has(rekeyed.left._tag))
      deps.log.failure('lists.rekey-titles', rekeyed.left);
  };
  const episodesOf: EpisodesReader = (title, signal) => async () => {
    const code = await import('#application/history/catalogue-episodes').catch(() => null);
    if (code === null) return E.left(offline);
    return code.createEpisodesReader({ catalogue: deps.catalogue, today: () => calendarDay(deps.clock.now()) })(title, signal)();
  };
  return (repositories, uid) => {
    const opened = createListUseCases(
      {
        ...deps,
        ...repositories,
        episodesOf, outboxStore, lock, importJournal,
        getImdbId: deps.catalogue.getImdbId,
        newId: orderedIds(
          () => deps.clock.now(),
          () => crypto.randomUUID().slice(9),
        ),
        random: () => Math.random(),
      },
      uid,
    );
    // Tests on the emulators take steps on several devices with these use cases.
    if (__EMULATORS__) Object.assign(globalThis, { marqueeLists: opened });
    const timer = setTimeout(() => void rekey(opened, uid), REKEY_AFTER_MS);
    return {
      ...opened,
      close: () => {
        clearTimeout(timer);
        opened.close();
      },
    };
  };
};
