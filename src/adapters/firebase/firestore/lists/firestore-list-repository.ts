import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { combineLatest, map, of, switchMap, type Observable } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { offline, type Failure } from '#domain/shared/failure';
import { itemsPath } from '#domain/lists/documents/list-paths';
import { List } from '#domain/lists/list';
import { ListItem } from '#domain/lists/list-item';
import type { ListRepository } from '#domain/lists/list-repository';
import { isEmptyTitleState, MemberTitleState } from '#domain/lists/member-title-state';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { readPage } from '#adapters/firebase/firestore/read-documents';
import { commitListCommand } from './commit-list-command';
import {
  activeListsQuerySpec, deletedListsQuerySpec, idQuerySpecs, randomItemQuerySpec, ownNumbersQuerySpec, titleStateQuerySpecs,
} from './list-query-specs';
import { answerOrEmptyIfListMissing, watchOrEmptyIfListMissing } from './missing-list';
import { ownerOnly, type CurrentIdentity } from './owner-only';
import type { QuerySpec } from './query-spec';
import type { ServerClock } from './server-clock';
import { readListItems, watchListItems } from './watch-items';
import { watchQuery, watchRows, type QueryRows } from './watch-query';

export type ListRepositoryDeps = {
  readonly store: FirestoreConnection;
  readonly identity: CurrentIdentity;
  /** Emits at every new token. */
  readonly renewed: Observable<unknown>;
  readonly clock: ServerClock;
};

/** Joins the documents of several queries; a document of two queries occurs once. */
const joinedBy =
  <A>(keyOf: (value: A) => string) =>
  (results: ReadonlyArray<E.Either<Failure, ReadonlyArray<A>>>): E.Either<Failure, ReadonlyArray<A>> => {
    const failed = results.find(E.isLeft);
    if (failed !== undefined) return failed;
    return E.right([
      ...new Map(
        results.flatMap((result) => (E.isRight(result) ? result.right.map((value) => [keyOf(value), value] as const) : [])),
      ).values(),
    ]);
  };

const keyOfState = ({ itemKey }: MemberTitleState): string => itemKey;
/** A removed title leaves an empty document, because another device may add it again at the same time. */
const hasState = (state: MemberTitleState): boolean => !isEmptyTitleState(state);

/** Repository of a member's lists `lists/{listID}`, their items and the title states `users/{uid}/titles/{itemKey}`, for their owner. */
export const firestoreListRepository = ({ store, identity, renewed, clock }: ListRepositoryDeps): ListRepository => {
  const { watch: ownerWatch, answer: ownerAnswer } = ownerOnly(identity);
  const watchAll = <A>(spec: QuerySpec, codec: t.Type<A, unknown>): Watch<ReadonlyArray<A>> => watchQuery(store, spec, codec, renewed);
  return {
    watchLists: (uid) =>
      ownerWatch(
        uid,
        watchRows(store, activeListsQuerySpec(uid, null), List, renewed).pipe(
          switchMap((first): Watch<ReadonlyArray<List>> => {
            if (E.isLeft(first)) return of(first);
            const { rows, isFull } = first.right;
            const last = isFull ? rows.at(-1) : undefined;
            return last === undefined
              ? of(E.right(rows))
              : watchAll(activeListsQuerySpec(uid, last.listID), List).pipe(map(E.map((rest) => [...rows, ...rest])));
          }),
        ),
      ),
    watchBin: (uid) => ownerWatch(uid, watchAll(deletedListsQuerySpec(uid, clock.now()), List)),
    readLists: (uid) => {
      const readLists = (spec: QuerySpec) => readPage(store, spec, List, 'server');
      const further = ({ rows, isFull }: QueryRows<List>): Answer<ReadonlyArray<List>> => {
        const last = isFull ? rows.at(-1) : undefined;
        return last === undefined ? TE.right([]) : pipe(readLists(activeListsQuerySpec(uid, last.listID)), TE.map((rest) => rest.rows));
      };
      return ownerAnswer(uid, pipe(
        TE.Do,
        TE.bind('first', () => readLists(activeListsQuerySpec(uid, null))),
        TE.bind('rest', ({ first }) => further(first)),
        TE.bind('bin', () => readLists(deletedListsQuerySpec(uid, clock.now()))),
        TE.map(({ first, rest, bin }) => [...first.rows, ...rest, ...bin.rows]),
      ));
    },
    readItems: (uid, query, after) => {
      const page = readListItems((spec) => readPage(store, spec, ListItem, 'server'), query, after);
      return ownerAnswer(uid, answerOrEmptyIfListMissing(store, query.listID, page, { items: [], next: null, searched: 0 }));
    },
    watchItems: (uid, query, range, limit) =>
      ownerWatch(
        uid,
        watchOrEmptyIfListMissing(
          store, query.listID,
          watchListItems((spec) => watchRows(store, spec, ListItem, renewed), query, range, limit),
          { items: [], next: null, searched: 0 },
          renewed,
        ),
      ),
    findItems: (uid, listID, itemKeys) => {
      const keys = [...new Set(itemKeys)];
      const pages: Answer<ReadonlyArray<ListItem>> = async () => {
        const read = await Promise.all(idQuerySpecs(itemsPath(listID), keys).map((spec) => readPage(store, spec, ListItem)()));
        const failed = read.find(E.isLeft);
        if (failed !== undefined) return failed;
        const found = read.flatMap((page) => (E.isRight(page) ? [page.right] : []));
        const items = found.flatMap(({ rows }) => rows);
        // The cache has no state of titles that a list lacks.
        return items.length < keys.length && found.some(({ isCached }) => isCached) ? E.left(offline) : E.right(items);
      };
      return ownerAnswer(uid, answerOrEmptyIfListMissing(store, listID, pages, []));
    },
    randomItem: (uid, listID, from) => {
      const first = (start: number | null): Answer<O.Option<ListItem>> =>
        pipe(readPage(store, randomItemQuerySpec(listID, start), ListItem), TE.map(({ rows: [item] }) => O.fromNullable(item)));
      const next = pipe(first(from), TE.flatMap((item) => (O.isSome(item) ? TE.right(item) : first(null))));
      return ownerAnswer(uid, answerOrEmptyIfListMissing(store, listID, next, O.none));
    },
    watchTitles: (uid, titles) => {
      const specs = titleStateQuerySpecs(uid, titles);
      if (specs.length === 0) return of(E.right([]));
      const states = combineLatest(specs.map((spec) => watchAll(spec, MemberTitleState))).pipe(map(joinedBy(keyOfState)));
      return ownerWatch(uid, states.pipe(map(E.map((found) => found.filter(hasState)))));
    },
    findTitles: (uid, titles) => {
      const readStates = (spec: QuerySpec) => readPage(store, spec, MemberTitleState, 'server');
      return ownerAnswer(uid, pipe(
        titleStateQuerySpecs(uid, titles),
        TE.traverseArray(readStates),
        TE.flatMapEither((read) => joinedBy(keyOfState)(read.map(({ rows }) => E.right(rows)))),
        TE.map((found) => found.filter(hasState)),
      ));
    },
    findWithoutTmdbId: (uid, mediaType, after) => {
      const page = pipe(
        readPage(store, ownNumbersQuerySpec(uid, mediaType, after), MemberTitleState),
        TE.map(({ rows, isFull }) => ({ states: rows.filter(hasState), next: isFull ? (rows.at(-1)?.itemKey ?? null) : null })),
      );
      return ownerAnswer(uid, page);
    },
    apply: (command) => ownerAnswer(command.uid, commitListCommand(store, clock, command)),
  };
};
