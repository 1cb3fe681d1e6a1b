import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { MAX_ITEMS_READ } from './item-query';
import type { MemberTitleState } from './member-title-state';

/** A part of the item keys in the order of their characters, with both ends. */
export type ItemKeyRange = { readonly from: string; readonly until: string };

const [FILMS, SERIES] = ['movie--', 'tv--'];
/** Returns the keys of all titles with a negative number that begin with `first`: a colon comes after the digits. */
const wholeOf = (first: string): ItemKeyRange => ({ from: first, until: `${first}:` });

/**
 * Returns the parts of the item keys of titles with a negative number, beginning at a share of them and ending there: `movie--7` and
 * `tv--7` are such keys. Their first digits are taken as evenly spread.
 * @param start 0 to 1, without 1.
 */
export const keyRangesWithoutTmdbId = (start: number): ReadonlyArray<ItemKeyRange> => {
  const [own, other] = start < 0.5 ? [FILMS, SERIES] : [SERIES, FILMS];
  const middle = `${own}${Math.floor(1000 + ((start * 2) % 1) * 9000)}`;
  return [{ ...wholeOf(own), from: middle }, wholeOf(other), { from: own, until: middle }];
};

/**
 * Reads the states of titles with a negative number, at most `MAX_ITEMS_READ`, beginning at a share of their keys and going on at the
 * first one. Starts at random places find every title of a member who has more.
 * @param read returns the first states of a part, in the order of their keys, at most `limit`.
 */
export const readTitlesWithoutTmdbId =
  (
    read: (range: ItemKeyRange, limit: number) => Answer<ReadonlyArray<MemberTitleState>>,
    start: number,
  ): Answer<ReadonlyArray<MemberTitleState>> =>
  async () => {
    const found = new Map<string, MemberTitleState>();
    for (const range of keyRangesWithoutTmdbId(start)) {
      if (found.size >= MAX_ITEMS_READ) break;
      const part = await read(range, MAX_ITEMS_READ - found.size)();
      if (E.isLeft(part)) return part;
      for (const state of part.right) found.set(state.itemKey, state);
    }
    return E.right([...found.values()]);
  };
