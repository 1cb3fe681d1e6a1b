import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { debounceTime, filter, firstValueFrom } from 'rxjs';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { ImageUrlBuilder } from '#application/ports/image-url-builder';
import { MAX_KEPT_PICTURES, type SiteWorker } from '#application/ports/site-worker/site-worker';
import { memberDataKey } from '#application/profile/member-data-keys';
import { noHistoryFilter } from '#domain/history/history-query';
import { ITEM_PAGE_SIZE, noItemFilter } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import type { StoredTitle } from '#domain/lists/stored-title';
import { decodeText } from '#domain/shared/codecs/decode-text';
import type { AuthService } from '#domain/users/auth-service';
import { usualItemSort } from '#application/lists/items/item-view-params';
import type { ListUseCases } from '#application/lists/list-use-cases';

/** Lists whose first page is kept; reading them costs on Firestore. */
const MAX_KEPT_LISTS = 30;

/** Lists whose pictures fail, after which no more are asked for: their host is blocked, or the worker does not answer. */
const MAX_FAILED = 2;

/** Time, in ms, in which the server's numbers replace those of a cache, which a reading that ends with them would never renew. */
const COUNT_MS = 3000;

const States = t.record(t.string, t.string);
type States = t.TypeOf<typeof States>;

export type KeepListsDeps = {
  readonly auth: Pick<AuthService, 'identity'>;
  readonly lists: Pick<ListUseCases, 'uid' | 'lists' | 'firstItems'> & {
    readonly history: Pick<ListUseCases['history'], 'viewings' | 'stats'>;
  };
  readonly storage: BrowserStorage;
  readonly images: ImageUrlBuilder;
  readonly worker: Pick<SiteWorker, 'keepPictures'>;
};

const stateOf = ({ itemCount, updatedAt }: List): string => `${itemCount} ${updatedAt ?? 0}`;

/** A list or the history: the state in which it is now, its number of titles, and the reading of its first page; null if that failed. */
type Part = {
  readonly key: string;
  readonly state: string;
  readonly count: number;
  readonly read: () => Promise<ReadonlyArray<StoredTitle> | null>;
};

/** Returns the history by the number of its viewings; nothing while the number is unknown. */
const historyPart = async ({ lists: { history } }: KeepListsDeps): Promise<ReadonlyArray<Part>> => {
  const stats = await firstValueFrom(history.stats.pipe(debounceTime(COUNT_MS)));
  if (E.isLeft(stats)) return [];
  const count = stats.right.flatMap(({ months }) => Object.values(months)).reduce((sum, { viewings }) => sum + viewings, 0);
  const read: Part['read'] = async () => {
    const { status, viewings } = await firstValueFrom(
      history.viewings(noHistoryFilter).state$.pipe(filter((state) => state.status === 'ready' || state.status === 'failed')),
    );
    return status === 'ready' ? viewings.map(({ item }) => item) : null;
  };
  return count === 0 ? [] : [{ key: 'history', state: String(count), count, read }];
};

const listPart = ({ lists }: KeepListsDeps, list: List): Part => ({
  key: list.listID, state: stateOf(list), count: list.itemCount,
  read: async () => {
    const query = { listID: list.listID, ...usualItemSort(list.name), filter: noItemFilter };
    const items = await firstValueFrom(lists.firstItems(query, ITEM_PAGE_SIZE));
    return E.isRight(items) ? items.right : null;
  },
});

/** The state of a part that is kept without its pictures: they are loaded at a start at which pictures can be loaded. */
const bare = (state: string): string => `${state} bare`;

/**
 * Reads the first page of each list and of the history, so that the backend has them in this browser: all of them start without a network,
 * also those that were never opened here. Keeps the first posters of each, as many as there is room for. Reads what has changed since, and
 * all after a sign-in: the end of a session has emptied the backend's cache. What fails, also a picture, or comes in part from a cache
 * because the server is slow, is read at the next start.
 * @param signal ends the reading.
 */
export const keepLists = async (deps: KeepListsDeps, signal: AbortSignal): Promise<void> => {
  const { auth, lists, storage: { local }, images, worker } = deps;
  const key = memberDataKey('kept', lists.uid);
  const isOver = (): boolean => signal.aborted;
  const [identity, all] = await Promise.all([firstValueFrom(auth.identity), firstValueFrom(lists.lists)]);
  if (E.isLeft(identity) || identity.right?.uid !== lists.uid || E.isLeft(all)) return;
  const { authTime } = identity.right;
  const filled = all.right.filter(({ itemCount }) => itemCount > 0);
  const first = [...filled.filter(({ archived }) => !archived), ...filled.filter(({ archived }) => archived)].slice(0, MAX_KEPT_LISTS);
  const parts = [...first.map((list) => listPart(deps, list)), ...(await historyPart(deps))]
    .map((part) => ({ ...part, state: `${authTime} ${part.state}` }));
  const before = decodeText(States, local.get(key), {});
  const isBare = ({ key: name, state }: Part): boolean => before[name] === bare(state);
  let kept: States = Object.fromEntries(parts.flatMap((part) =>
    (before[part.key] === part.state || isBare(part) ? [[part.key, before[part.key] ?? '']] : [])));
  const postersOfPart = Math.floor(MAX_KEPT_PICTURES / Math.max(parts.length, 1));
  let failed = 0;
  for (const part of [...parts.filter((each) => kept[each.key] === undefined), ...parts.filter(isBare)]) {
    const isStopped = failed >= MAX_FAILED;
    if (isStopped && isBare(part)) return;
    const titles = await part.read();
    if (isOver()) return;
    const posters = (titles ?? []).flatMap(({ posterPath }) => images.source('poster', posterPath)?.src ?? []).slice(0, postersOfPart);
    const hasFailed = posters.length > 0 && !isStopped && !(await worker.keepPictures(posters));
    if (isOver()) return;
    if (hasFailed) failed += 1;
    if (hasFailed || titles === null || titles.length < Math.min(part.count, ITEM_PAGE_SIZE)) continue;
    kept = { ...kept, [part.key]: isStopped && posters.length > 0 ? bare(part.state) : part.state };
    local.set(key, JSON.stringify(kept));
  }
};
