import * as t from 'io-ts';
import { byMediaType } from './by-media-type';
import { OptionalBlock, Day, Flag, ArrayOf, TextOrNull } from './codec-parts';
import { MovieSummary, SeriesSummary } from './title-codec';

/** A person as searches show them. */
export const PersonSummary = t.strict({
  id: t.number,
  name: t.string,
  adult: Flag,
  known_for_department: TextOrNull,
  profile_path: TextOrNull,
  known_for: ArrayOf(byMediaType({ movie: MovieSummary, tv: SeriesSummary })),
}, 'PersonSummary');
export type PersonSummary = t.TypeOf<typeof PersonSummary>;

const Played = t.strict({ character: TextOrNull });
const Did = t.strict({ job: TextOrNull });

/** Everything somebody played in or worked on, films and series together. */
export const CombinedCredits = t.strict({
  cast: ArrayOf(byMediaType({ movie: t.intersection([MovieSummary, Played]), tv: t.intersection([SeriesSummary, Played]) })),
  crew: ArrayOf(byMediaType({ movie: t.intersection([MovieSummary, Did]), tv: t.intersection([SeriesSummary, Did]) })),
}, 'CombinedCredits');
export type CombinedCredits = t.TypeOf<typeof CombinedCredits>;

/** `/person/{id}` with `combined_credits` and `external_ids`. */
export const PersonAnswer = t.strict({
  id: t.number,
  name: t.string,
  adult: Flag,
  biography: TextOrNull,
  birthday: Day,
  deathday: Day,
  place_of_birth: TextOrNull,
  imdb_id: TextOrNull,
  known_for_department: TextOrNull,
  profile_path: TextOrNull,
  combined_credits: OptionalBlock(CombinedCredits),
  external_ids: OptionalBlock(t.strict({ imdb_id: TextOrNull })),
}, 'Person');
export type PersonAnswer = t.TypeOf<typeof PersonAnswer>;
