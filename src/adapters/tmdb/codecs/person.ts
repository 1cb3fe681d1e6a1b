import * as t from 'io-ts';
import { byMediaType } from './by-media-type';
import { block, Day, Flag, many, Text } from './parts';
import { MovieSummary, SeriesSummary } from './title-summary';

/** A person as searches show them. */
export const PersonSummary = t.strict({
  id: t.number,
  name: t.string,
  adult: Flag,
  known_for_department: Text,
  profile_path: Text,
  known_for: many(byMediaType({ movie: MovieSummary, tv: SeriesSummary })),
}, 'PersonSummary');
export type PersonSummary = t.TypeOf<typeof PersonSummary>;

const Played = t.strict({ character: Text });
const Did = t.strict({ job: Text });

/** Everything somebody played in or worked on, films and series together. */
export const CombinedCredits = t.strict({
  cast: many(byMediaType({ movie: t.intersection([MovieSummary, Played]), tv: t.intersection([SeriesSummary, Played]) })),
  crew: many(byMediaType({ movie: t.intersection([MovieSummary, Did]), tv: t.intersection([SeriesSummary, Did]) })),
}, 'CombinedCredits');
export type CombinedCredits = t.TypeOf<typeof CombinedCredits>;

/** `/person/{id}` with `combined_credits` and `external_ids`. */
export const PersonAnswer = t.strict({
  id: t.number,
  name: t.string,
  adult: Flag,
  biography: Text,
  birthday: Day,
  deathday: Day,
  place_of_birth: Text,
  imdb_id: Text,
  known_for_department: Text,
  profile_path: Text,
  combined_credits: block(CombinedCredits),
  external_ids: block(t.strict({ imdb_id: Text })),
}, 'Person');
export type PersonAnswer = t.TypeOf<typeof PersonAnswer>;
