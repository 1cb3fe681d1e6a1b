import type { Suggestion } from '#domain/catalogue/catalogue';
import { equalNamesFirst } from '#domain/catalogue/text-match/equal-names';
import type { PersonTable } from './person-table';
import { hasTypedName, type SearchHit } from './search-index';
import type { TitleTable } from './title-table';

/** Points of popularity that a match loses by its distance: a famous title that only begins with the text may beat an unknown exact one. */
const penaltyOf = (distance: number): number => {
  if (distance < 1) return 4 * distance;
  if (distance < 2) return 30;
  return distance < 3 ? 55 : 100 + 10 * (distance - 3);
};

/** Number of letters from which the beginning of a name means a person as probably as a title. */
const MIN_NAME_LENGTH = 5;
/** Points of popularity that a person loses for each letter that the text is shorter: many first names begin with a short text. */
const SHORT_TEXT_PENALTY = 8;

/** Returns the points of popularity that a person loses because the text is only the short beginning of a name. */
const shortTextPenalty = (words: string, { distance }: SearchHit): number =>
  (distance < 1 ? 0 : SHORT_TEXT_PENALTY * Math.max(0, MIN_NAME_LENGTH - words.trim().length));

/** Number of titles with the typed name that precede better-known titles whose name only begins with it. */
const EQUAL_NAMES = 2;

/** Returns at most `limit` suggestions, best first: by popularity and by how well the name matches the words. */
export const rankSuggestions = (
  words: string, titles: ReadonlyArray<SearchHit>, people: ReadonlyArray<SearchHit>,
  tables: { readonly titles: TitleTable; readonly people: PersonTable },
  limit: number,
): ReadonlyArray<Suggestion> => {
  const ranked = [
    ...titles.map((hit) => ({ kind: 'title' as const, hit, rank: hit.popularity - penaltyOf(hit.distance) })),
    ...people.map((hit) => ({
      kind: 'person' as const, hit,
      rank: hit.popularity - penaltyOf(hit.distance) - shortTextPenalty(words, hit),
    })),
  ].toSorted((a, b) => b.rank - a.rank);
  const ordered = equalNamesFirst(
    ranked, words,
    {
      isExact: ({ kind, hit }) => kind === 'title' && hasTypedName(hit),
      nameOf: ({ hit }) => tables.titles.nameAt(hit.row),
      popularityOf: ({ hit }) => hit.popularity,
    },
    EQUAL_NAMES,
  );
  return ordered
    .slice(0, limit)
    .map(({ kind, hit: { row } }) =>
      kind === 'title' ? { kind, title: tables.titles.titleAt(row) } : { kind, person: tables.people.personAt(row) },
    );
};
