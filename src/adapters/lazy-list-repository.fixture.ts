import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { defer, from, of, switchMap } from 'rxjs';
import type { ListRepository } from '#domain/lists/list-repository';
import type { Answer, Watch } from '#domain/shared/answer';

/** Returns a repository that loads the loadable one at each call, for contracts. */
export const loadedListRepository = (repository: Answer<ListRepository>): ListRepository => {
  const call = <A>(use: (lists: ListRepository) => Answer<A>): Answer<A> => pipe(repository, TE.flatMap(use));
  const watch = <A>(use: (lists: ListRepository) => Watch<A>): Watch<A> =>
    defer(() => from(repository())).pipe(switchMap((loaded) => (E.isLeft(loaded) ? of(loaded) : use(loaded.right))));
  return {
    watchLists: (uid) => watch((lists) => lists.watchLists(uid)),
    watchBin: (uid) => watch((lists) => lists.watchBin(uid)),
    watchItems: (...query) => watch((lists) => lists.watchItems(...query)),
    watchTitles: (uid, titles) => watch((lists) => lists.watchTitles(uid, titles)),
    findItems: (uid, listID, itemKeys) => call((lists) => lists.findItems(uid, listID, itemKeys)),
    randomItem: (uid, listID, at) => call((lists) => lists.randomItem(uid, listID, at)),
    apply: (command) => call((lists) => lists.apply(command)),
  };
};
