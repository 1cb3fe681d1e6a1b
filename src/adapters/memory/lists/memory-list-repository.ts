import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, map } from 'rxjs';
import { concernedItems } from '#domain/lists/list-command';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import { BIN_RETENTION_MS, MAX_LISTS, type List } from '#domain/lists/list';
import type { ListRepository } from '#domain/lists/list-repository';
import type { Watch } from '#domain/shared/answer';
import { forbidden, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { isSameCheckResult, ownerAccess, type OwnerCheck } from '#adapters/memory/owner-access';
import { rowKeysOfItems } from '#adapters/memory/storage/row-storage';
import type { MemoryState } from '#adapters/memory/storage/state';
import { toListCommandEdit, isActiveListOf } from './list-edits';

const MAX_BIN = 100;
const MAX_TITLES = 30;

type Select = (lists: ReadonlyArray<List>) => ReadonlyArray<List>;

const isSameArray = <A>(one: ReadonlyArray<A>, other: ReadonlyArray<A>): boolean =>
  one.length === other.length && one.every((element, index) => element === other[index]);

/** List repository in the memory backend's storage. Only the signed-in owner has access. */
export const memoryListRepository = ({ storage, clock, browserId }: MemoryBackendDeps): ListRepository => {
  const { items } = storage;
  const { checkOwner, answerIf, watchIf } = ownerAccess({ storage, browserId }, 'lists');
  const checkList = (uid: UserId, listID: string): OwnerCheck => (state) => {
    const owner = state.lists.get(listID)?.userID ?? uid;
    return E.flatMap(() => (owner === uid ? E.right(undefined) : E.left(forbidden('this list'))))(checkOwner(uid)(state));
  };
  const selectLists = (uid: UserId, select: Select) => (state: MemoryState): E.Either<Failure, ReadonlyArray<List>> =>
    E.map(() => select([...state.lists.values()].filter(({ userID }) => userID === uid)))(checkOwner(uid)(state));
  const watchState = (uid: UserId, select: Select): Watch<ReadonlyArray<List>> =>
    storage.state.pipe(
      map(selectLists(uid, select)),
      distinctUntilChanged(
        (one, other) => isSameCheckResult(one, other) && (E.isLeft(one) || E.isLeft(other) || isSameArray(one.right, other.right)),
      ),
    );
  const isRestorable = ({ deletedAt }: List): boolean => deletedAt !== null && clock.now() - deletedAt <= BIN_RETENTION_MS;
  const selectActive = (uid: UserId): Select => (lists) => lists.filter((list) => isActiveListOf(list, uid)).slice(0, MAX_LISTS);
  const selectBin: Select = (lists) => lists
    .filter(isRestorable)
    .sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
    .slice(0, MAX_BIN);

  return {
    watchLists: (uid) => watchState(uid, selectActive(uid)),
    watchBin: (uid) => watchState(uid, selectBin),
    readLists: (uid) =>
      pipe(storage.read, TE.flatMapEither(selectLists(uid, (lists) => [...selectActive(uid)(lists), ...selectBin(lists)]))),
    watchItems: (uid, query, range, limit) =>
      watchIf(checkList(uid, query.listID), items.select(query, range, Math.min(limit, MAX_ITEMS_READ))),
    readItems: (uid, query, after) =>
      answerIf(checkList(uid, query.listID), items.select(query, { after, until: null }, MAX_ITEMS_READ)),
    findItems: (uid, listID, itemKeys) => answerIf(checkList(uid, listID), items.find(listID, itemKeys.slice(0, MAX_ITEMS_READ))),
    randomItem: (uid, listID, from) =>
      answerIf(
        checkList(uid, listID),
        pipe(
          items.next(listID, from),
          TE.flatMap((item) => (item === null ? items.next(listID, 0) : TE.right(item))),
          TE.map(O.fromNullable),
        ),
      ),
    watchTitles: (uid, titles) => watchIf(checkOwner(uid), items.findTitles(uid, titles.slice(0, MAX_TITLES))),
    findTitles: (uid, titles) => answerIf(checkOwner(uid), items.findTitles(uid, titles.slice(0, MAX_TITLES))),
    findWithoutTmdbId: (uid, mediaType, after) => {
      const first = `${mediaType}--`;
      const page = pipe(items.titlesAfter(uid, after ?? first, MAX_ITEMS_READ), TE.map((rows) => {
        const states = rows.filter(({ itemKey }) => itemKey.startsWith(first));
        return { states, next: states.length === MAX_ITEMS_READ ? (states.at(-1)?.itemKey ?? null) : null };
      }));
      return answerIf(checkOwner(uid), page);
    },
    apply: (command) =>
      items.update(command.uid, rowKeysOfItems(concernedItems(command.change)), (state, rows) =>
        pipe(checkOwner(command.uid)(state), E.flatMap(() => toListCommandEdit(command, clock.now())(state, rows))),
      ),
  };
};
