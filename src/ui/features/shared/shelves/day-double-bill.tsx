import { pairOfDay } from '#domain/catalogue/programme/daily-themes';
import { useToday } from '#ui/hooks/use-today.ts';
import { DoubleBill } from './double-bill';
import type { ShelfPartProps } from './shelf-plan';
import { QueryResultShelf } from './title-query-shelf';

/** Renders two titles of a shelf, on each day other ones. */
export const DayDoubleBill = ({ heading, to, result }: ShelfPartProps): React.JSX.Element | null => {
  const today = useToday();
  if (result._tag !== 'success') return <QueryResultShelf heading={heading} result={result} />;
  const pair = pairOfDay(result.value, today);
  return pair === null ? null : <DoubleBill heading={heading} to={to} titles={pair} />;
};
