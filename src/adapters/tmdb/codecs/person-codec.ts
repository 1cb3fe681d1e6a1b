import * as t from 'io-ts';
import { mixedRowCodec } from './mixed-row';
import { ObjectOrEmpty, DateOrNull, BooleanOrFalse, ArrayOrEmpty, TextOrNull } from './codec-parts';
import { MovieSummary, SeriesSummary } from './title-codec';

const CastCredit = t.strict({ character: TextOrNull });
const CrewCredit = t.strict({ job: TextOrNull });

/** All cast and crew credits of a person, films and series together. */
export const CombinedCredits = t.strict({
  cast: ArrayOrEmpty(mixedRowCodec({ movie: t.intersection([MovieSummary, CastCredit]), tv: t.intersection([SeriesSummary, CastCredit]) })),
  crew: ArrayOrEmpty(mixedRowCodec({ movie: t.intersection([MovieSummary, CrewCredit]), tv: t.intersection([SeriesSummary, CrewCredit]) })),
}, 'CombinedCredits');
export type CombinedCredits = t.TypeOf<typeof CombinedCredits>;

/** Response of `/person/{id}` with `combined_credits` and `external_ids`. */
export const PersonAnswer = t.strict({
  id: t.number,
  name: t.string,
  adult: BooleanOrFalse,
  biography: TextOrNull,
  birthday: DateOrNull,
  deathday: DateOrNull,
  place_of_birth: TextOrNull,
  imdb_id: TextOrNull,
  known_for_department: TextOrNull,
  profile_path: TextOrNull,
  combined_credits: ObjectOrEmpty(CombinedCredits),
  external_ids: ObjectOrEmpty(t.strict({ imdb_id: TextOrNull })),
}, 'Person');
export type PersonAnswer = t.TypeOf<typeof PersonAnswer>;
