import * as E from 'fp-ts/Either';
import { indexedDbOutboxStore } from '#adapters/browser/indexed-db-outbox-store';
import { webTabLock } from '#adapters/browser/web-tab-lock';
import { createListUseCases, type ListUseCasesDeps } from '#application/lists/create-list-use-cases';
import type { EpisodesReader } from '#application/history/with-catalogue-episodes';
import type { ResolveTitleIdDeps } from '#application/catalogue/resolve-title-id-deps';
import type { SessionListUseCases } from '#application/lists/member-lists-loader';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { calendarDay } from '#domain/shared/dates';
import { orderedIds } from '#domain/shared/ordered-ids';
import { isNetworkError, offline, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

/** Wait before stored titles are looked up in the catalogue: the first view comes first. */
const LINK_AFTER_MS = 5000;
/** Failures of a session that has ended. */
const ENDED = new Set<Failure['_tag']>(['forbidden', 'unauthenticated', 'aborted']);

type OpenerDeps = Pick<ListUseCasesDeps, 'network' | 'log' | 'clock'> & {
  readonly resolveDeps: ResolveTitleIdDeps;
  readonly catalogue: Pick<Catalogue, 'getDetails' | 'getSeason'>;
};

/** Opens a member's lists with the outbox of this browser. Loaded lazily: only members need this code. */
export const openMemberLists = (
  deps: OpenerDeps,
): ((repositories: Pick<ListUseCasesDeps, 'lists' | 'history'>, uid: UserId) => SessionListUseCases) => {
  const outboxStore = indexedDbOutboxStore({ name: 'marquee-outbox', log: deps.log });
  const lock = webTabLock();
  const link = async ({ linkDeps }: SessionListUseCases, uid: UserId): Promise<void> => {
    const code = await Promise.all([
      import('#application/lists/titles/rekey-titles'),
      import('#application/catalogue/resolve-title-ids'),
    ]).catch(() => null);
    // The connection was lost meanwhile; the next visit looks again.
    if (code === null) return;
    const [{ rekeyTitles }, { resolveTitleId }] = code;
    const linked = await rekeyTitles(
      {
        ...linkDeps,
        resolve: resolveTitleId(deps.resolveDeps),
        catalogue: deps.catalogue,
        random: () => Math.random(),
        now: deps.clock.now,
      },
      uid,
    )();
    // The session may have ended meanwhile; the next visit looks again.
    if (E.isLeft(linked) && !isNetworkError(linked.left) && !ENDED.has(linked.left._tag))
      deps.log.failure('lists.rekey-titles', linked.left);
  };
  const episodesOf: EpisodesReader = (title, signal) => async () => {
    const code = await Promise.all([
      import('#application/history/catalogue-episodes'),
      import('#application/catalogue/resolve-title-ids'),
    ]).catch(() => null);
    if (code === null) return E.left(offline);
    const [{ createEpisodesReader }, { resolveTitleId }] = code;
    return createEpisodesReader({
      catalogue: deps.catalogue,
      resolve: resolveTitleId(deps.resolveDeps),
      today: () => calendarDay(deps.clock.now()),
    })(title, signal)();
  };
  return (repositories, uid) => {
    const opened = createListUseCases(
      {
        ...deps,
        ...repositories,
        episodesOf, outboxStore, lock,
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
    const timer = setTimeout(() => void link(opened, uid), LINK_AFTER_MS);
    return {
      ...opened,
      close: () => {
        clearTimeout(timer);
        opened.close();
      },
    };
  };
};
