import { itemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import { evidenceWeights, type TasteEvidence } from './taste-evidence';
import { TRAIT_KINDS, type ModelTitle, type TasteModel, type TraitKind } from './taste-model';

/** A suggested title with the evidence that speaks most for it. */
export type TasteSuggestion = { readonly title: Title; readonly because: TasteEvidence };

export type TasteRequest = {
  /** At most one piece for each title; see `strongestEvidence`. */
  readonly evidence: ReadonlyArray<TasteEvidence>;
  /** Item keys of titles that are not suggested, beside those of the evidence. */
  readonly excluded: ReadonlySet<string>;
  /** Most suggestions. */
  readonly limit: number;
  /** `wide` also suggests famous titles that have only genres in common with the evidence; `near` prefers similarity to fame. */
  readonly reach: 'wide' | 'near';
};

/** How much a shared fact of each kind counts. A rare fact counts more than a frequent one. */
const KIND_WEIGHTS: Readonly<Record<TraitKind, number>> = { makers: 1.3, cast: 0.7, keywords: 1.1, collections: 1.6 };
/** Shared facts count in full for titles of the same genres, and this share of that for titles without a common genre. */
const WITHOUT_GENRE = 0.35;
const [GENRE_WEIGHT, ERA_WEIGHT, COUNTRY_WEIGHT] = [0.18, 0.08, 0.06];
/** Years after which two titles are of different eras. */
const ERA_YEARS = 25;
/** Length of a title's facts, added to every title, so that one with a single known fact is not equal to all that share it. */
const LENGTH_DAMPING = 4;
/** How much fame and votes count beside the similarity: `bench/taste` measures what is found with other weights. */
const [FAME_WEIGHT, VOTE_WEIGHT] = [0.3, 0.24];
/** The part of it that counts among titles like a single one. */
const APPEAL_NEAR = 0.4;
/** From this popularity on common genres are enough for a suggestion: about one title in ten; and the least share of common genres. */
const [FAMOUS, COMMON_GENRES] = [80, 0.25];
/** Most pieces of evidence that are compared, the strongest first: a phone has to answer in a blink. */
const MAX_COMPARED = 200;

/** Facts of the evidence and of all titles, prepared for one request. */
type Prepared = {
  readonly titles: ReadonlyArray<ModelTitle>;
  /** For each position of the evidence, its facts: squared weight and positions that share them. */
  readonly traits: ReadonlyMap<number, ReadonlyArray<{ readonly weight: number; readonly positions: ReadonlyArray<number> }>>;
  /** Squared length of the facts of each title. */
  readonly lengths: Float64Array;
  /** Positions of titles to which common genres lead; none for near suggestions. */
  readonly famous: ReadonlyArray<number>;
};

const prepare = ({ titles, traits }: TasteModel, positions: ReadonlySet<number>, reach: TasteRequest['reach']): Prepared => {
  const lengths = new Float64Array(titles.length).fill(LENGTH_DAMPING);
  const own = new Map<number, { readonly weight: number; readonly positions: ReadonlyArray<number> }[]>();
  for (const kind of TRAIT_KINDS) {
    for (const sharing of traits[kind]) {
      const weight = ((KIND_WEIGHTS[kind] * Math.log2(1 + titles.length / 4 / sharing.length)) / 4) ** 2;
      for (const position of sharing) {
        lengths[position] = (lengths[position] ?? 0) + weight;
        if (!positions.has(position)) continue;
        const list = own.get(position);
        if (list === undefined) own.set(position, [{ weight, positions: sharing }]);
        else list.push({ weight, positions: sharing });
      }
    }
  }
  const famous = reach === 'near' ? [] : titles.flatMap(({ popularity }, at) => (popularity >= FAMOUS ? [at] : []));
  return { titles, traits: own, lengths, famous };
};

/** Returns the share of names that two titles have in common, 0 to 1. */
export const sharedShare = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): number => {
  const common = one.filter((name) => other.includes(name)).length;
  return common === 0 ? 0 : common / (one.length + other.length - common);
};

/** Returns how alike two titles are that share facts, 0 to about 1.3. @param cosine of their facts. */
const similarityOf = (cosine: number, one: ModelTitle, other: ModelTitle): number => {
  const genres = sharedShare(one.summary.genres, other.summary.genres);
  const years = Math.abs((one.summary.year ?? 0) - (other.summary.year ?? 0));
  const isSameCountry = one.countries[0] !== undefined && one.countries[0] === other.countries[0];
  return cosine * (WITHOUT_GENRE + (1 - WITHOUT_GENRE) * genres) + GENRE_WEIGHT * genres
    + ERA_WEIGHT * Math.max(0, 1 - years / ERA_YEARS) + (isSameCountry ? COUNTRY_WEIGHT : 0);
};

/** Calls `visit` with each title that shares a fact with the one at `position`, and how alike the two are. */
const visitAlike = (
  { titles, traits, lengths, famous }: Prepared, position: number, visit: (other: number, alike: number) => void,
): void => {
  const products = new Map<number, number>();
  for (const { weight, positions } of traits.get(position) ?? [])
    for (const other of positions) products.set(other, (products.get(other) ?? 0) + weight);
  const one = titles[position];
  for (const at of famous)
    if (!products.has(at) && sharedShare(one?.summary.genres ?? [], titles[at]?.summary.genres ?? []) >= COMMON_GENRES) products.set(at, 0);
  for (const [at, product] of products) {
    const other = titles[at];
    if (one === undefined || other === undefined || at === position) continue;
    visit(at, similarityOf(product / Math.sqrt((lengths[position] ?? 1) * (lengths[at] ?? 1)), one, other));
  }
};

/** Returns how likely anybody is to love a title, up to 1 for the best known and best loved. */
const appeal = ({ popularity, summary }: ModelTitle): number =>
  FAME_WEIGHT * Math.max(0, (popularity - 50) / 50) ** 2 + (VOTE_WEIGHT * ((summary.averageVote ?? 6) - 6)) / 4;

/**
 * Returns titles that have something in common with what the member likes, best first, each with the evidence that speaks most for it.
 * The best piece of evidence counts in full and the others add to it, or subtract. A title without similarity to anything liked is not
 * suggested: there would be no reason to name. Always the same for the same input.
 */
export const suggestFromModel = (model: TasteModel, { evidence, excluded, limit, reach }: TasteRequest): ReadonlyArray<TasteSuggestion> => {
  const { titles } = model;
  const positionOf = new Map(titles.map(({ summary }, at) => [itemKey(summary), at]));
  const weights = evidenceWeights(evidence);
  const known = evidence.flatMap((each, at) => {
    const position = positionOf.get(each.itemKey);
    return position === undefined ? [] : [{ each, position, weight: weights[at] ?? 0 }];
  });
  const own = new Set(known.map(({ position }) => position));
  const prepared = prepare(model, own, reach);
  const [sums, bests] = [new Float64Array(titles.length), new Float64Array(titles.length)];
  const reasons = new Map<number, TasteEvidence>();
  const compared = known.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight)).slice(0, MAX_COMPARED);
  for (const { each, position, weight } of compared) {
    visitAlike(prepared, position, (other, alike) => {
      sums[other] = (sums[other] ?? 0) + alike * weight;
      if (alike * weight <= (bests[other] ?? 0)) return;
      bests[other] = alike * weight;
      reasons.set(other, each);
    });
  }
  const share = reach === 'near' ? APPEAL_NEAR : 1;
  const others = 2 * Math.sqrt(Math.max(1, compared.length));
  return [...reasons]
    .flatMap(([at, because]) => {
      const title = titles[at];
      if (title === undefined || own.has(at) || excluded.has(itemKey(title.summary))) return [];
      const best = bests[at] ?? 0;
      return [{ title: title.summary, because, at, score: best + ((sums[at] ?? 0) - best) / others + share * appeal(title) }];
    })
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, limit)
    .map(({ title, because }) => ({ title, because }));
};
