import type { FilmographyEntry } from '#domain/catalogue/person';
import { isSameTitle, itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';

/** Everything, only cast credits, or only crew credits. */
const CREDIT_FILTERS = ['all', 'cast', 'crew'] as const;
type CreditFilter = (typeof CREDIT_FILTERS)[number];

/** Films and series, or one of them. */
const TYPE_FILTERS = ['all', 'movie', 'tv'] as const;
type TypeFilter = (typeof TYPE_FILTERS)[number];

export const CREDIT_SORTS = ['newest', 'oldest', 'rating'] as const;
type CreditSort = (typeof CREDIT_SORTS)[number];

/** One title in a filmography; `as` joins what the person did in the title: roles, then jobs. Empty if neither is known. */
export type FilmographyCredit = { readonly title: Title; readonly as: string };

/** Credits under one heading. `decade` is 1990 for the 1990s, null for titles without a year; undefined for all of a list. */
export type CreditGroup = { readonly decade: number | null | undefined; readonly credits: ReadonlyArray<FilmographyCredit> };

const partText = ({ part }: FilmographyEntry): string => (part.as === 'cast' ? (part.character ?? '') : part.job);

/** Returns the credits, each title once with all of its roles and jobs, in the order of the filmography (newest first). */
export const gatherCredits = (
  filmography: ReadonlyArray<FilmographyEntry>, filter: CreditFilter, type: TypeFilter,
): ReadonlyArray<FilmographyCredit> => {
  const credits = new Map<string, { readonly title: Title; readonly parts: Set<string> }>();
  for (const entry of filmography) {
    if ((filter !== 'all' && entry.part.as !== filter) || (type !== 'all' && entry.title.mediaType !== type)) continue;
    const credit = credits.get(itemKey(entry.title)) ?? { title: entry.title, parts: new Set() };
    credits.set(itemKey(entry.title), credit);
    if (partText(entry) !== '') credit.parts.add(partText(entry));
  }
  return [...credits.values()].map(({ title, parts }) => ({ title, as: [...parts].join(', ') }));
};

/** Average votes of few people say little, so that these titles stand behind the others. */
const MIN_VOTES = 20;
const rank = ({ title: { averageVote, voteCount } }: FilmographyCredit): number =>
  (averageVote === null ? -20 : averageVote - ((voteCount ?? 0) < MIN_VOTES ? 10 : 0));

/**
 * Sorts credits, which are newest first. By rating, titles with few votes or none come last. By year, titles without a year come first, as
 * most are upcoming; oldest first, last.
 */
export const sortCredits = (credits: ReadonlyArray<FilmographyCredit>, sort: CreditSort): ReadonlyArray<FilmographyCredit> =>
  sort === 'newest' ? credits : sort === 'oldest' ? credits.toReversed() : credits.toSorted((a, b) => rank(b) - rank(a));

/** Groups sorted credits by decade if they are sorted by year, else returns one group. */
export const groupCredits = (credits: ReadonlyArray<FilmographyCredit>, sort: CreditSort): ReadonlyArray<CreditGroup> => {
  if (sort === 'rating') return [{ decade: undefined, credits }];
  const groups = new Map<number | null, FilmographyCredit[]>();
  for (const credit of credits) {
    const { year } = credit.title;
    const decade = year === null ? null : Math.floor(year / 10) * 10;
    const group = groups.get(decade);
    if (group === undefined) groups.set(decade, [credit]);
    else group.push(credit);
  }
  return [...groups].map(([decade, own]) => ({ decade, credits: own }));
};

/** Returns the selectable credit filters; empty unless there are both cast and crew credits. */
export const creditFilterOptions = (filmography: ReadonlyArray<FilmographyEntry>): ReadonlyArray<CreditFilter> => {
  const has = (filter: CreditFilter): boolean => filmography.some(({ part }) => part.as === filter);
  return has('cast') && has('crew') ? CREDIT_FILTERS : [];
};

/** Returns the selectable types; empty unless there are both films and series. */
export const typeFilterOptions = (filmography: ReadonlyArray<FilmographyEntry>): ReadonlyArray<TypeFilter> =>
  new Set(filmography.map(({ title }) => title.mediaType)).size > 1 ? TYPE_FILTERS : [];

/** Returns the titles that a person is best known for, as full titles from the filmography. */
export const bestKnown = (titles: ReadonlyArray<TitleId>, filmography: ReadonlyArray<FilmographyEntry>): ReadonlyArray<Title> =>
  titles.flatMap((best) => {
    const entry = filmography.find(({ title }) => isSameTitle(title, best));
    return entry === undefined ? [] : [entry.title];
  });
