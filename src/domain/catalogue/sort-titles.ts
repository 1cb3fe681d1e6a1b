import type { CatalogueSort, CatalogueSortKey } from './filters';
import { titleKey } from './text-match/title-key';
import type { Title } from './title';

/** Fields used for sorting. */
export type Sortable = Pick<Title, 'id' | 'title' | 'originalTitle' | 'date' | 'year' | 'averageVote' | 'voteCount'> & {
  /** Popularity on the source's scale; null if unknown. */
  readonly popularity: number | null;
};

const valueOf: Readonly<Record<CatalogueSortKey, (title: Sortable) => string | number | null>> = {
  popularity: ({ popularity }) => popularity,
  vote: ({ averageVote: vote }) => vote,
  votes: ({ voteCount: votes }) => votes,
  // Without a date, the year is used; it sorts before all days of the year.
  date: ({ date, year }) => date ?? (year === null ? null : String(year).padStart(4, '0')),
  title: ({ title }) => title,
  'original-title': ({ originalTitle, title }) => originalTitle ?? title,
};

/** Returns a function that reads the value to compare. The key of a name is made once. */
const createReader = (key: CatalogueSortKey): ((title: Sortable) => string | number | null) => {
  const read = valueOf[key];
  if (key !== 'title' && key !== 'original-title') return read;
  const keys = new Map<string, string>();
  return (title) => {
    const name = String(read(title));
    const known = keys.get(name) ?? titleKey(name);
    keys.set(name, known);
    return known;
  };
};

/**
 * Returns the compare function of a sort. Unknown values come last in both directions; names are compared by `titleKey`. Ties are broken
 * by popularity, then by id, in the same order for both directions, so that pages never overlap.
 */
export const compareBy = ({ key, direction }: CatalogueSort): ((a: Sortable, b: Sortable) => number) => {
  const read = createReader(key);
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [read(a), read(b)];
    const tieBreak = (b.popularity ?? -1) - (a.popularity ?? -1) || b.id - a.id;
    if (left === null || right === null) return left === right ? tieBreak : left === null ? 1 : -1;
    return sign * (left < right ? -1 : left > right ? 1 : 0) || tieBreak;
  };
};
