import * as t from 'io-ts';
import { mixedRowCodec } from './mixed-row';
import { ArrayOrEmpty, BooleanOrFalse, TextOrNull } from './codec-parts';
import { MovieSummary, SeriesSummary } from './title-codec';

/** A person in search results. */
export const PersonSummary = t.strict({
  id: t.number,
  name: t.string,
  adult: BooleanOrFalse,
  known_for_department: TextOrNull,
  profile_path: TextOrNull,
  known_for: ArrayOrEmpty(mixedRowCodec({ movie: MovieSummary, tv: SeriesSummary })),
}, 'PersonSummary');
export type PersonSummary = t.TypeOf<typeof PersonSummary>;
