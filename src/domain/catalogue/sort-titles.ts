import type { CatalogueSort, CatalogueSortKey } from './filters';
import type { Title } from './title';

/** Fields used for sorting. */
export type Sortable = Pick<Title, 'id' | 'title' | 'originalTitle' | 'date' | 'year' | 'vote' | 'votes'> & {
  /** Popularity on the source's scale; null if unknown. */
  readonly popularity: number | null;
};

let collator: Intl.Collator | undefined;

/** Compares names without regard to case and accents, numbers by value. The collator is made at first use, because `Intl` takes time to start. */
export const compareNames = (a: string, b: string): number => (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })).compare(a, b);

const valueOf: Readonly<Record<CatalogueSortKey, (title: Sortable) => string | number | null>> = {
  popularity: ({ popularity }) => popularity,
  vote: ({ vote }) => vote,
  votes: ({ votes }) => votes,
  // Without a date, the year is used; it sorts before all days of the year.
  date: ({ date, year }) => date ?? (year === null ? null : String(year).padStart(4, '0')),
  title: ({ title }) => title,
  'original-title': ({ originalTitle, title }) => originalTitle ?? title,
};

const isName = (key: CatalogueSortKey): boolean => key === 'title' || key === 'original-title';

const compareValues = (key: CatalogueSortKey, a: string | number, b: string | number): number => {
  if (isName(key)) return compareNames(String(a), String(b));
  return a < b ? -1 : a > b ? 1 : 0;
};

/**
 * Returns the compare function of a sort. Unknown values come last in both directions. Ties are broken by popularity, then by id,
 * in the same order for both directions, so that pages never overlap.
 */
export const compareBy = ({ key, direction }: CatalogueSort): ((a: Sortable, b: Sortable) => number) => {
  const read = valueOf[key];
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [read(a), read(b)];
    const tieBreak = (b.popularity ?? -1) - (a.popularity ?? -1) || b.id - a.id;
    if (left === null || right === null) return left === right ? tieBreak : left === null ? 1 : -1;
    return sign * compareValues(key, left, right) || tieBreak;
  };
};
