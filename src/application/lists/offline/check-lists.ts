import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Answer } from '#domain/shared/answer';

/** The key of no title: only the server can confirm that a list lacks it. */
const NO_TITLE = 'movie-0';

/**
 * Checks whether the server answers, and sends unsent changes. Lists and history follow the server by themselves while it answers, so
 * that what is shown is up to date if this succeeds. Fails without an answer.
 */
export const checkLists = (
  lists: Pick<ListUseCases, 'lists' | 'findItems' | 'sendAgain' | 'unsentCount'>,
): Answer<unknown> => async () => {
  if (lists.unsentCount() !== null) void lists.sendAgain();
  const all = await firstValueFrom(lists.lists);
  if (E.isLeft(all)) return all;
  const [first] = all.right;
  return first === undefined ? E.right(undefined) : lists.findItems(first.listID, [NO_TITLE])();
};
