import * as t from 'io-ts';
import { ArrayOf } from './codec-parts';

/** TMDB's pages of anything. */
export const Paged = <A>(item: t.Type<A, unknown>) =>
  t.strict({ results: t.readonlyArray(item), total_pages: t.number, total_results: t.number });

/** A page inside an appended block: only its rows matter. */
export const Rows = <A>(item: t.Type<A, unknown>) => t.strict({ results: ArrayOf(item) });
