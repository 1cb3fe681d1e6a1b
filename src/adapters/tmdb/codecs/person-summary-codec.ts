import * as t from 'io-ts';
import { byMediaType } from './by-media-type';
import { ArrayOf, Flag, TextOrNull } from './codec-parts';
import { MovieSummary, SeriesSummary } from './title-codec';

/** A person in search results. */
export const PersonSummary = t.strict({
  id: t.number,
  name: t.string,
  adult: Flag,
  known_for_department: TextOrNull,
  profile_path: TextOrNull,
  known_for: ArrayOf(byMediaType({ movie: MovieSummary, tv: SeriesSummary })),
}, 'PersonSummary');
export type PersonSummary = t.TypeOf<typeof PersonSummary>;
