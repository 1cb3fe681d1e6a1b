import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { defer, from, of, switchMap } from 'rxjs';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import type { Answer, Watch } from '#domain/shared/answer';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';

const loadedBy = <T>(repository: Answer<T>) => ({
  call: <A>(use: (loaded: T) => Answer<A>): Answer<A> => pipe(repository, TE.flatMap(use)),
  watch: <A>(use: (loaded: T) => Watch<A>): Watch<A> =>
    defer(() => from(repository())).pipe(switchMap((loaded) => (E.isLeft(loaded) ? of(loaded) : use(loaded.right)))),
});

/** Returns a repository that loads the loadable one at each call, for contracts. */
export const loadedListRepository = (repository: Answer<ListRepository>): ListRepository => {
  const { call, watch } = loadedBy(repository);
  return {
    watchLists: (uid) => watch((lists) => lists.watchLists(uid)),
    watchBin: (uid) => watch((lists) => lists.watchBin(uid)),
    watchItems: (...query) => watch((lists) => lists.watchItems(...query)),
    readLists: (uid) => call((lists) => lists.readLists(uid)),
    readItems: (...query) => call((lists) => lists.readItems(...query)),
    watchTitles: (uid, titles) => watch((lists) => lists.watchTitles(uid, titles)),
    findTitles: (uid, titles) => call((lists) => lists.findTitles(uid, titles)),
    findItems: (uid, listID, itemKeys) => call((lists) => lists.findItems(uid, listID, itemKeys)),
    randomItem: (uid, listID, at) => call((lists) => lists.randomItem(uid, listID, at)),
    findWithoutTmdbId: (...of) => call((lists) => lists.findWithoutTmdbId(...of)),
    apply: (command) => call((lists) => lists.apply(command)),
  };
};

/** Returns a repository that loads the loadable one at each call, for contracts. */
export const loadedHistoryRepository = (repository: Answer<HistoryRepository>): HistoryRepository => {
  const { call, watch } = loadedBy(repository);
  return {
    watchViewings: (...query) => watch((history) => history.watchViewings(...query)),
    readViewings: (uid, after) => call((history) => history.readViewings(uid, after)),
    watchStats: (uid) => watch((history) => history.watchStats(uid)),
    readRatings: (...query) => call((history) => history.readRatings(...query)),
    readLastRatings: (...query) => call((history) => history.readLastRatings(...query)),
    apply: (command) => call((history) => history.apply(command)),
  };
};

/** Returns the port that loads the loadable one at each call, for contracts. */
export const loadedUnmatchedEntries = (entries: Answer<UnmatchedEntries>): UnmatchedEntries => {
  const { call } = loadedBy(entries);
  return {
    readUnmatched: (...read) => call((loaded) => loaded.readUnmatched(...read)),
    keepUnmatched: (...kept) => call((loaded) => loaded.keepUnmatched(...kept)),
    removeUnmatched: (...removed) => call((loaded) => loaded.removeUnmatched(...removed)),
  };
};
