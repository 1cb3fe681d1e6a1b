import type { Sort, SortKey } from './filters';
import type { Title } from './title';

/** What sorting looks at. */
export type Sortable = Pick<Title, 'id' | 'title' | 'originalTitle' | 'date' | 'year' | 'vote' | 'votes'> & {
  /** How well known a title is, on whatever scale the source has; null where it does not say. */
  readonly popularity: number | null;
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The order of names: letters without regard to case and accents, numbers by value. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

const valueOf: Readonly<Record<SortKey, (title: Sortable) => string | number | null>> = {
  popularity: ({ popularity }) => popularity,
  vote: ({ vote }) => vote,
  votes: ({ votes }) => votes,
  // A year alone is known too: it stands before the days of its year.
  date: ({ date, year }) => date ?? (year === null ? null : String(year).padStart(4, '0')),
  title: ({ title }) => title,
  'original-title': ({ originalTitle, title }) => originalTitle ?? title,
};

const isName = (key: SortKey): boolean => key === 'title' || key === 'original-title';

const compareValues = (key: SortKey, a: string | number, b: string | number): number => {
  if (isName(key)) return compareNames(String(a), String(b));
  return a < b ? -1 : a > b ? 1 : 0;
};

/**
 * The order of a sort. What is not known comes last in both directions. Ties are settled by popularity, then by id, in one order
 * whatever the direction, so that pages never overlap.
 */
export const compareBy = ({ key, direction }: Sort): ((a: Sortable, b: Sortable) => number) => {
  const read = valueOf[key];
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [read(a), read(b)];
    const settled = (b.popularity ?? -1) - (a.popularity ?? -1) || b.id - a.id;
    if (left === null || right === null) return left === right ? settled : left === null ? 1 : -1;
    return sign * compareValues(key, left, right) || settled;
  };
};
