import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Answer } from '#domain/shared/answer';

/** The key of no title: only the server can confirm that a list lacks it. */
const NO_TITLE = 'movie-0';

/**
 * Checks whether the server answers, and sends unsent changes. Own lists and history follow the server by themselves while it answers, so
 * that what is shown is up to date if this succeeds. Fails without an answer.
 * @param shown id of the list on the screen, if one is; empty for all lists. @returns whether that is up to date; false for lists of
 * others, which their page reads: that read may fail.
 */
export const checkLists = (
  lists: Pick<ListUseCases, 'lists' | 'findItems' | 'sendAgain' | 'unsentCount'>, shown: string | null,
): Answer<boolean> => async () => {
  if (lists.unsentCount() !== null) void lists.sendAgain();
  const all = await firstValueFrom(lists.lists);
  if (E.isLeft(all)) return all;
  const [first] = all.right;
  const isOwn = shown === null || all.right.some(({ listID }) => listID === shown);
  return first === undefined ? E.right(isOwn) : E.map(() => isOwn)(await lists.findItems(first.listID, [NO_TITLE])());
};
