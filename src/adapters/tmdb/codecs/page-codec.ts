import * as t from 'io-ts';
import { ArrayOrEmpty, omitWhenDamaged } from './codec-parts';

/** Codec for a page of TMDB with items of the given codec. */
export const Paged = <A>(item: t.Type<A, unknown>) =>
  t.strict({ results: omitWhenDamaged('drop-item', t.readonlyArray(item)), total_pages: t.number, total_results: t.number });

/** Codec for a page inside an appended block, of which only the rows are used. */
export const Rows = <A>(item: t.Type<A, unknown>) => t.strict({ results: ArrayOrEmpty(item) });
