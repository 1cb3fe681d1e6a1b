import { compareViewingsOfTitle, type Viewing } from '#domain/history/viewing';

/** Viewings of one series on one day from which on they share a row. */
const FOLDED_FROM = 2;

/** A row of the watch history. `key` identifies a row across renders. */
export type HistoryRow =
  /** The heading of a day; null for an unknown day. */
  | { readonly kind: 'day'; readonly key: string; readonly day: string | null }
  /** `isPart`: the row belongs to the open row of a series. */
  | { readonly kind: 'viewing'; readonly key: string; readonly viewing: Viewing; readonly isPart: boolean }
  /** Several episodes or seasons of a series on one day, last viewing first; of the same time, the later episode first. */
  | { readonly kind: 'series'; readonly key: string; readonly viewings: readonly [Viewing, ...Viewing[]]; readonly isOpen: boolean };

const groupBy = <A>(values: ReadonlyArray<A>, keyOf: (value: A) => string): ReadonlyArray<readonly [string, readonly [A, ...A[]]]> => {
  const groups = new Map<string, [A, ...A[]]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return [...groups];
};

const isPartOfSeries = ({ season }: Viewing): boolean => season !== null;
const viewingRow = (viewing: Viewing, isPart = false): HistoryRow => ({ kind: 'viewing', key: viewing.entryId, viewing, isPart });

const rowsOfDay = (day: string, viewings: ReadonlyArray<Viewing>, open: ReadonlySet<string>): ReadonlyArray<HistoryRow> =>
  groupBy(viewings, (viewing) => (isPartOfSeries(viewing) ? viewing.item.itemKey : viewing.entryId)).flatMap(
    ([key, group]): ReadonlyArray<HistoryRow> => {
      const [first] = group;
      if (group.length < FOLDED_FROM) return [viewingRow(first)];
      const row: HistoryRow = { kind: 'series', key: `${day} ${key}`, viewings: group, isOpen: open.has(`${day} ${key}`) };
      return row.isOpen ? [row, ...[...group].sort(compareViewingsOfTitle).map((viewing) => viewingRow(viewing, true))] : [row];
    },
  );

/**
 * Returns the rows of the watch history: a heading for each day, a row for each viewing. Several episodes of a series on one day share a
 * row at the place of the last one; the rows of the episodes follow if its key is in `open`.
 * @param viewings last viewing first, unknown days last.
 */
export const historyRows = (viewings: ReadonlyArray<Viewing>, open: ReadonlySet<string>): ReadonlyArray<HistoryRow> =>
  groupBy(viewings, ({ day }) => day ?? '').flatMap(([day, group]): ReadonlyArray<HistoryRow> => [
    { kind: 'day', key: `day ${day}`, day: group[0].day },
    ...rowsOfDay(day, group, open),
  ]);
