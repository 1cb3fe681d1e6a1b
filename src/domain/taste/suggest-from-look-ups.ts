import { itemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { sharedShare, type TasteRequest, type TasteSuggestion } from './suggest-from-model';
import { evidenceWeights, supportingEvidence, type TasteEvidence } from './taste-evidence';

/** A title of the evidence with what the catalogue says of it. */
export type LookedUp = {
  readonly evidence: TasteEvidence;
  readonly details: Pick<TitleDetails, 'genres' | 'recommendations' | 'similar'>;
};

/** Titles that are looked up, one request each: the best-liked ones, and those rated lowest. */
const [MAX_LIKED, MAX_DISLIKED] = [12, 4];
/** The place of a list that counts half as much as the first one. */
const HALF_PLACE = 10;
/** How much a similar title counts beside a recommended one: similar titles have only genres and keywords in common. */
const SIMILAR = 0.4;
/** The part of it that a recommendation counts without a common genre. */
const WITHOUT_GENRE = 0.5;
/** How much counts beside the best reason: further ones, reasons against a title, and genres that are liked or disliked. */
const [OTHERS, AGAINST, GENRES] = [0.3, 0.6, 0.3];
/** How much a vote of 10 counts more than one of 6, the part of that among titles like a single one, and votes that are half believed. */
const [VOTES, VOTES_NEAR, HALF_VOTES] = [0.24, 0.1, 200];

/** Returns the evidence whose titles are looked up, the most liked first and then the least liked. */
export const evidenceToLookUp = (evidence: ReadonlyArray<TasteEvidence>): ReadonlyArray<TasteEvidence> => {
  const weights = evidenceWeights(evidence);
  const disliked = evidence.map((each, at) => ({ each, weight: weights[at] ?? 0 })).filter(({ weight }) => weight < 0)
    .toSorted((one, other) => one.weight - other.weight).map(({ each }) => each);
  return [...supportingEvidence(evidence).slice(0, MAX_LIKED), ...disliked.slice(0, MAX_DISLIKED)];
};

/** Returns how close each title of the lists is to the one looked up, 0 to 1, by item key. */
const closeTitles = ({ details: { genres, recommendations, similar } }: LookedUp): ReadonlyMap<string, readonly [Title, number]> => {
  const close = new Map<string, readonly [Title, number]>();
  for (const [list, share] of [[recommendations, 1], [similar, SIMILAR]] as const) {
    for (const [place, title] of list.entries()) {
      const alike = (share / (1 + place / HALF_PLACE)) * (WITHOUT_GENRE + (1 - WITHOUT_GENRE) * sharedShare(genres, title.genres));
      if (alike > (close.get(itemKey(title))?.[1] ?? 0)) close.set(itemKey(title), [title, alike]);
    }
  }
  return close;
};

/** Returns how far votes speak for a title; the fewer they are, the less. */
const votesFor = ({ averageVote, voteCount }: Title): number =>
  (averageVote === null || voteCount === null ? 0 : ((averageVote - 6) / 4) * (voteCount / (voteCount + HALF_VOTES)));

type Found = { readonly title: Title; readonly because: TasteEvidence | null; readonly best: number; readonly others: number };

/**
 * Suggests what the catalogue recommends beside liked titles, best first, each with the evidence that speaks most for it. Further
 * evidence for a title adds to that, and recommendations and genres of titles that were rated low subtract. A title that no liked one
 * recommends is not suggested. Always the same for the same input.
 */
export const suggestFromLookUps = (
  lookedUp: ReadonlyArray<LookedUp>, { evidence, excluded, limit, reach }: TasteRequest,
): ReadonlyArray<TasteSuggestion> => {
  const weights = evidenceWeights(evidence);
  const weightOf = new Map(evidence.map((each, at) => [each.itemKey, weights[at] ?? 0]));
  const known = lookedUp.map((each) => ({ ...each, weight: weightOf.get(each.evidence.itemKey) ?? 0 }));
  const found = new Map<string, Found>();
  for (const { weight, ...each } of known) {
    for (const [key, [title, alike]] of closeTitles(each)) {
      if (weightOf.has(key) || excluded.has(key)) continue;
      const part = weight * alike;
      const { because, best, others } = found.get(key) ?? { because: null, best: 0, others: 0 };
      if (part > best) found.set(key, { title, because: each.evidence, best: part, others: others + OTHERS * best });
      else found.set(key, { title, because, best, others: others + part * (part > 0 ? OTHERS : AGAINST) });
    }
  }
  const total = Math.max(1, known.reduce((sum, { weight }) => sum + Math.abs(weight), 0));
  const genresFor = ({ genres }: Title): number =>
    known.reduce((sum, { weight, details }) => sum + weight * sharedShare(genres, details.genres), 0) / total;
  const votes = reach === 'near' ? VOTES_NEAR : VOTES;
  return [...found.values()]
    .flatMap(({ title, because, best, others }) => (because === null ? [] : [
      { title, because, score: best + others + GENRES * genresFor(title) + votes * votesFor(title) },
    ]))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ title, because }) => ({ title, because }));
};
