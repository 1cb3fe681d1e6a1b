import type { Filters } from '#domain/catalogue/filters';
import { matchesFilters } from '#domain/catalogue/filter-match';
import { isToComeIn } from '#domain/calendar/release-day';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { TasteEvidence } from '#domain/taste/taste-evidence';
import { LEAST_VOTE } from './evening-filters';
import { seenPlace, withoutLeastVote, type SeenBefore } from './seen-before';

/** An act of a person in favour of a title. `addedAt` in ms since 1970; null if unknown. */
export type Evidence =
  | { readonly kind: 'watchlist'; readonly addedAt: number | null }
  | SeenBefore
  /** The title is on a list that somebody brought along for the evening. */
  | { readonly kind: 'list'; readonly name: string }
  /** The title is suggested because of what the member did with another one. */
  | { readonly kind: 'taste'; readonly because: TasteEvidence };

/**
 * A title that may be picked. `evidence` is null without any. `isOnServices`: the title is on the person's streaming services; absent if
 * these are unknown. `content`: facts of the filters, as in `Filters.content`, that the title is known to have; none if absent.
 */
export type Candidate = {
  readonly title: Title;
  readonly evidence: Evidence | null;
  readonly isOnServices?: boolean;
  readonly content?: ReadonlySet<string>;
};

/** Returns a function that says whether a title can be watched on an evening: it is out in the region, or the member has seen it before. */
export const isOutOn = (evening: string, region: string | null) => ({ title, evidence }: Candidate): boolean =>
  evidence?.kind === 'seen' || !isToComeIn(title, evening, region);

const RANGE = 4_294_967_296;
const mix = (value: number, shift: number, factor: number): number => Math.imul(value ^ (value >>> shift), factor);

/** Returns a number between 0 and 1, both excluded, that a text always gives again. */
const fractionOf = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  const mixed = mix(mix(sum, 16, 0x85ebca6b), 13, 0xc2b2ae35);
  return (((mixed ^ (mixed >>> 16)) >>> 0) + 0.5) / RANGE;
};

/** How much more often a title is picked early that the member’s taste suggests. */
const TASTE_WEIGHT = 8;

const weightOf = ({ title: { averageVote: vote }, evidence }: Candidate): number =>
  Math.max(0.1, (vote ?? LEAST_VOTE) - LEAST_VOTE + 0.3) ** 2 * (evidence?.kind === 'taste' ? TASTE_WEIGHT : 1);

/**
 * Returns the place of a candidate in an evening, smallest first. Titles of a list for the evening come first, then those of the watchlist,
 * and of these and of the others first those on the person's services. Among equal ones each one's chance to precede the rest grows with
 * its weight (Efraimidis and Spirakis, 2006).
 */
const placeOf = (candidate: Candidate, evening: string): number =>
  candidate.evidence?.kind === 'seen' ? seenPlace(candidate.evidence) : evidencePlace(candidate)
    - Math.log(fractionOf(`${evening} ${itemKey(candidate.title)}`)) / weightOf(candidate);
const BEHIND_LIST = 1e6;
const BEHIND_WATCHLIST = 2e6;
const BEHIND_SERVICES = 3e5;
const evidencePlace = ({ evidence, isOnServices = true }: Candidate): number =>
  (evidence?.kind === 'list' ? 0 : evidence?.kind === 'watchlist' ? BEHIND_LIST : BEHIND_WATCHLIST) + (isOnServices ? 0 : BEHIND_SERVICES);

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns whether a title fits an evening. A length that the list does not contain is left to the source, which has filtered by it.
 * @param content facts of the filters that the title is known to have, as in `Candidate`.
 */
export const fitsEvening = (filters: ReadonlyArray<Filters>, title: Title, content = NONE): boolean =>
  filters.some((each) => {
    if (!each.content.every((fact) => content.has(fact))) return false;
    const known = title.runtime === null ? { ...each, runtimeFrom: null, runtimeTo: null } : each;
    return matchesFilters(known)({ ...title, countries: [], certification: null });
  });

const fits = (filters: ReadonlyArray<Filters>) => {
  const listed = withoutLeastVote(filters);
  return ({ title, evidence, content }: Candidate): boolean =>
    fitsEvening(evidence?.kind === 'list' || evidence?.kind === 'watchlist' ? listed : filters, title, content);
};

export type PickInput = {
  readonly candidates: ReadonlyArray<Candidate>;
  /** Of which a title has to match one; see `eveningFilters`. */
  readonly filters: ReadonlyArray<Filters>;
  /** The evening, from which the order follows; see `eveningOf`. */
  readonly evening: string;
  /** Item keys of titles that were shown, turned down or watched. */
  readonly excluded: ReadonlySet<string>;
};

/** Returns all candidates that fit, in the order of the evening. The order is the same on every device. */
export const rankPicks = ({ candidates, filters, evening, excluded }: PickInput): ReadonlyArray<Candidate> => {
  const fitting = fits(filters);
  return candidates
    .filter((candidate) => !excluded.has(itemKey(candidate.title)) && fitting(candidate))
    .map((candidate) => ({ candidate, place: placeOf(candidate, evening) }))
    .sort((one, other) => one.place - other.place)
    .map(({ candidate }) => candidate);
};

/** Returns the next pick of an evening, always the same for the same input; null if no candidate fits. */
export const nextPick = ({ candidates, filters, evening, excluded }: PickInput): Candidate | null => {
  const fitting = fits(filters);
  let best: Candidate | null = null;
  let bestPlace = Infinity;
  for (const candidate of candidates) {
    if (excluded.has(itemKey(candidate.title)) || !fitting(candidate)) continue;
    const place = placeOf(candidate, evening);
    if (place < bestPlace) [best, bestPlace] = [candidate, place];
  }
  return best;
};
