import * as E from 'fp-ts/Either';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import { spreadReasons } from '#domain/taste/spread-reasons';
import type { TasteSuggestion } from '#domain/taste/suggest-from-model';
import { likedExample, type TasteEvidence } from '#domain/taste/taste-evidence';
import { suggestToMember, type SuggestDeps } from './suggest-to-member';

/** The suggestions on a member's home page. A shelf without enough titles is empty. */
export type SuggestedShelves = {
  readonly forYou: ReadonlyArray<TasteSuggestion>;
  /** Titles like one that the member likes: the reason of each of them. */
  readonly likeOne: ReadonlyArray<TasteSuggestion>;
};

export type ShelvesRequest = {
  readonly evidence: ReadonlyArray<TasteEvidence>;
  /** Item keys of titles that the page shows elsewhere or that are not for this member. */
  readonly excluded: ReadonlySet<string>;
  /** Item keys of titles that the member has turned down: their ratings count, but no shelf is named after one. */
  readonly turnedDown: ReadonlySet<string>;
  /** Days since 1970, from which the example follows. */
  readonly day: number;
};

/** Read more than is shown, so that titles that are turned down are replaced. */
const [READ, SHOWN] = [60, 30];
/** With fewer titles than this there is no shelf. */
const ENOUGH = 4;
/** Most titles of one reason, if there are enough reasons for a full shelf. */
const MOST_OF_A_REASON = 5;

const unlessFew = (suggestions: ReadonlyArray<TasteSuggestion>): ReadonlyArray<TasteSuggestion> =>
  (suggestions.length < ENOUGH ? [] : suggestions.slice(0, SHOWN));

/** Suggests titles for two shelves, no title on both. Fails as `suggestToMember` does. */
export const suggestShelves =
  (deps: SuggestDeps) => ({ evidence, excluded, turnedDown, day }: ShelvesRequest): Answer<SuggestedShelves> => async () => {
  const suggest = suggestToMember(deps);
  const example = likedExample(evidence.filter((each) => !turnedDown.has(each.itemKey)), day);
  const known = new Set([...excluded, ...evidence.map((each) => each.itemKey)]);
  const likeOne = example === null ? E.right([])
    : await suggest({ evidence: [example], excluded: known, limit: SHOWN, reach: 'near' })();
  if (E.isLeft(likeOne)) return likeOne;
  const like = unlessFew(likeOne.right);
  const elsewhere = new Set([...excluded, ...like.map(({ title }) => itemKey(title))]);
  const forYou = await suggest({ evidence, excluded: elsewhere, limit: READ, reach: 'wide' })();
  if (E.isLeft(forYou)) return forYou;
  const reasons = new Set(forYou.right.map(({ because }) => because.itemKey)).size;
  const most = Math.max(MOST_OF_A_REASON, Math.ceil(SHOWN / Math.max(1, reasons)));
  return E.right({ forYou: unlessFew(spreadReasons(forYou.right, most)), likeOne: like });
};
