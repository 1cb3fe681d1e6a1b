/** Acts of a member that say something about the taste, strongest first. */
export type TasteAct =
  | { readonly kind: 'rated'; readonly rating: number }
  | { readonly kind: 'favorite' }
  | { readonly kind: 'watched' }
  | { readonly kind: 'watchlist' };

/** One title and the strongest thing that a member did with it. */
export type TasteEvidence = {
  readonly itemKey: string;
  /** The title's name, for the reason that a person reads. */
  readonly title: string;
  readonly act: TasteAct;
};

/** A rating from here on says that the member wants more like it. */
export const LOVED_RATING = 8;
/** The rating of a title that says nothing, without further ratings, and how many ratings weigh as much. */
const [NEUTRAL_RATING, NEUTRAL_COUNT] = [6.5, 5];
/** The weights of acts beside that of the best rating, which is 1. A favorite is named before all that was only watched. */
const WEIGHTS = { favorite: 0.7, watched: 0.2, watchlist: 0.3 } as const;

/** Returns the rating that means nothing for this member: between 5 and 7.5, because a loved title stays loved among loved ones. */
const neutralRating = (evidence: ReadonlyArray<TasteEvidence>): number => {
  const ratings = evidence.flatMap(({ act }) => (act.kind === 'rated' ? [act.rating] : []));
  const sum = ratings.reduce((total, rating) => total + rating, NEUTRAL_RATING * NEUTRAL_COUNT);
  return Math.min(7.5, Math.max(5, sum / (ratings.length + NEUTRAL_COUNT)));
};

/** Returns how much a rating speaks for more of its kind. Above the neutral one the first steps count most: an 8 is close to a 10. */
const ratingWeight = (rating: number, neutral: number): number =>
  rating < neutral ? Math.max(-1, (rating - neutral) / (10 - neutral)) : Math.sqrt((rating - neutral) / (10 - neutral));

/** Returns how much each piece of evidence speaks for more of its kind, from 1 down to -1. */
export const evidenceWeights = (evidence: ReadonlyArray<TasteEvidence>): ReadonlyArray<number> => {
  const neutral = neutralRating(evidence);
  return evidence.map(({ act }) => (act.kind === 'rated' ? ratingWeight(act.rating, neutral) : WEIGHTS[act.kind]));
};

const PLACE: Readonly<Record<TasteAct['kind'], number>> = { rated: 0, favorite: 1, watched: 2, watchlist: 3 };

/** Keeps the strongest act of each title: a low rating counts, not that the title was watched. The order of the titles stays. */
export const strongestEvidence = (evidence: ReadonlyArray<TasteEvidence>): ReadonlyArray<TasteEvidence> => {
  const byKey = new Map<string, TasteEvidence>();
  for (const each of evidence) {
    const known = byKey.get(each.itemKey);
    if (known === undefined || PLACE[each.act.kind] < PLACE[known.act.kind]) byKey.set(each.itemKey, each);
  }
  return [...byKey.values()];
};

/** Returns the evidence that speaks for more of its kind, the strongest first; equally strong evidence keeps its order. */
export const supportingEvidence = (evidence: ReadonlyArray<TasteEvidence>): ReadonlyArray<TasteEvidence> => {
  const weights = evidenceWeights(evidence);
  return evidence
    .map((each, at) => ({ each, weight: weights[at] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ each }) => each);
};

/** The acts by which a member says so: a title that was only watched or saved is no example of what is liked. */
const isLiked = ({ act }: TasteEvidence): boolean => act.kind === 'favorite' || (act.kind === 'rated' && act.rating >= LOVED_RATING);
/** Liked titles among which the example changes from day to day. */
const EXAMPLES = 5;

/** Returns a title that the member likes as the example of a day, another one on most days; null if there is none. @param day counted. */
export const likedExample = (evidence: ReadonlyArray<TasteEvidence>, day: number): TasteEvidence | null => {
  const liked = supportingEvidence(evidence).filter(isLiked).slice(0, EXAMPLES);
  return liked[day % Math.max(1, liked.length)] ?? null;
};
