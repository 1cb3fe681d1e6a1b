import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { readTitleStates } from '#application/lists/titles/read-title-states';
import type { ListUseCases } from '#application/lists/list-use-cases';

/** Returns the titles that a list of the member lacks, each once, in their order. */
export const findMissingTitles = (
  lists: Pick<ListUseCases, 'outbox' | 'storedStates'>, listID: string, titles: ReadonlyArray<StoredTitle>,
): Answer<ReadonlyArray<StoredTitle>> => {
  const distinct = [...new Map(titles.map((title) => [title.itemKey, StoredTitle.encode(title)])).values()];
  return pipe(
    readTitleStates(lists, distinct),
    TE.map((states) => distinct.filter(({ itemKey }) => states.get(itemKey)?.listIDs.includes(listID) !== true)),
  );
};
