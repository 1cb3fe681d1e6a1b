import * as E from 'fp-ts/Either';
import { defer, firstValueFrom } from 'rxjs';
import type { TitleId } from '#domain/catalogue/title-id';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { withPendingChange } from '#domain/lists/pending-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { ListUseCases } from '#application/lists/list-use-cases';

/** A title whose state is read. */
export type TitleOfState = Pick<StoredTitle, 'itemKey' | 'mediaType' | 'movieID'>;

/** Most titles of one query. */
const PART = 30;
/** Queries that run at the same time. */
const AT_ONCE = 4;

/**
 * Reads the states of titles once, by item key, with unconfirmed changes. Fails as a whole: an import would double what it does not
 * know.
 */
export const readTitleStates =
  (
    { storedStates, outbox }: Pick<ListUseCases, 'storedStates' | 'outbox'>,
    titles: ReadonlyArray<TitleOfState>,
  ): Answer<ReadonlyMap<string, MemberTitleState>> =>
  async () => {
    const distinct = [...new Map(titles.map((title) => [title.itemKey, title])).values()];
    const references = distinct.map(({ mediaType, movieID: id }) => ({ mediaType, id }));
    const found = new Map<string, MemberTitleState>();
    for (let from = 0; from < references.length; from += PART * AT_ONCE) {
      const parts = Array.from({ length: AT_ONCE }, (_, nth) => references.slice(from + nth * PART, from + (nth + 1) * PART)).filter(
        ({ length }) => length > 0,
      );
      const answers = await Promise.all(parts.map((part) => firstValueFrom(storedStates(part))));
      for (const answer of answers) {
        if (E.isLeft(answer)) return answer;
        for (const state of answer.right) found.set(state.itemKey, state);
      }
    }
    const states = new Map<string, MemberTitleState>();
    for (const [index, { itemKey }] of distinct.entries()) {
      const reference = references[index];
      if (reference !== undefined) states.set(itemKey, found.get(itemKey) ?? emptyTitleState(reference));
    }
    const unsent = await firstValueFrom(outbox);
    if (E.isLeft(unsent)) return unsent;
    for (const { change } of unsent.right.pending) for (const [key, state] of states) states.set(key, withPendingChange(state, change));
    return E.right(states);
  };

/** Like `readTitleStates`, never from a cache: one would hide what it does not have. Fails with `offline` or `unavailable` without the backend. */
export const readTitleStatesFromServer = (
  { findStates, outbox }: Pick<ListUseCases, 'findStates' | 'outbox'>, titles: ReadonlyArray<TitleOfState>,
): Answer<ReadonlyMap<string, MemberTitleState>> =>
  readTitleStates({ outbox, storedStates: (ids: ReadonlyArray<TitleId>) => defer(() => findStates(ids)()) }, titles);
