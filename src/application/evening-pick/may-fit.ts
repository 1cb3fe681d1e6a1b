import type { Filters } from '#domain/catalogue/filters';
import type { Title } from '#domain/catalogue/title';
import { episodeLength, type TitleDetails } from '#domain/catalogue/title-details';
import { fitsEvening, rankPicks, type Candidate } from '#domain/evening-pick/next-pick';
import { withoutLeastVote } from '#domain/evening-pick/seen-before';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Returns a stored title without its length, which may be missing or old. */
const titleOf = ({ mediaType, movieID: id, title, posterPath, releaseYear: year, genres, vote }: StoredTitle): Title => ({
  mediaType, id, title, posterPath, year, genres, runtime: null, averageVote: vote, voteCount: null, originalTitle: null, date: null,
  overview: null, backdropPath: null, originalLanguage: null, seasonCount: null,
});

const contentOf = (filters: ReadonlyArray<Filters>): ReadonlySet<string> => new Set(filters.flatMap(({ content }) => content));

/**
 * Returns a function that says whether a stored title may fit an evening, by the facts that lists have. Its length may be missing or
 * old, and keywords are not stored: the catalogue decides by them.
 */
export const createMayFit = (filters: ReadonlyArray<Filters>): ((stored: StoredTitle) => boolean) => {
  const [fitting, anyContent] = [withoutLeastVote(filters), contentOf(filters)];
  return (stored) => fitsEvening(fitting, titleOf(stored), anyContent);
};

/**
 * Returns the titles of a list that may fit an evening, the likeliest first: those whose stored length does not fit come last, those that
 * only a keyword can make fit behind others, and those of unknown length behind known ones. Equal ones are in the order of the evening.
 */
export const likeliestFirst = <S extends StoredTitle>(
  filters: ReadonlyArray<Filters>, stored: ReadonlyArray<S>, evening: string,
): ReadonlyArray<S> => {
  const [fitting, content] = [withoutLeastVote(filters), contentOf(filters)];
  const storedOf = new Map(stored.map((each): [Candidate, S] =>
    [{ title: titleOf(each), evidence: { kind: 'list', name: '' }, content }, each]));
  const placeOf = (each: S): number => (fitsEvening(fitting, { ...titleOf(each), runtime: each.runtime }, content) ? 0 : 4)
    + (fitsEvening(fitting, titleOf(each)) ? 0 : 2) + (each.runtime === null ? 1 : 0);
  return rankPicks({ candidates: [...storedOf.keys()], filters, evening, excluded: new Set() })
    .flatMap((candidate) => storedOf.get(candidate) ?? [])
    .toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Returns a title with its length, which lists of series do not contain. */
export const withLength = (details: TitleDetails): TitleDetails =>
  ({ ...details, runtime: details.runtime ?? episodeLength(details) });

/** Returns whether a title fits an evening, as `fitsEvening`. A length that the catalogue does not know fits no limit. */
export const fitsLimit = (filters: ReadonlyArray<Filters>, title: Title, content?: ReadonlySet<string>): boolean =>
  (title.runtime !== null || filters.some(({ runtimeTo }) => runtimeTo === null)) && fitsEvening(filters, title, content);
