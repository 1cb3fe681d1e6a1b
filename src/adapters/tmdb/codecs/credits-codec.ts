import * as t from 'io-ts';
import { NonNegative, ArrayOf, TextOrNull } from './codec-parts';

/** Cast and crew of a film. */
export const CreditsAnswer = t.strict({
  cast: ArrayOf(t.strict({ id: t.number, name: t.string, character: TextOrNull, profile_path: TextOrNull, order: NonNegative })),
  crew: ArrayOf(t.strict({ id: t.number, name: t.string, job: t.string, department: TextOrNull })),
}, 'Credits');
export type CreditsAnswer = t.TypeOf<typeof CreditsAnswer>;

/** Cast and crew of all seasons of a series, one row a person. */
export const AggregateCreditsAnswer = t.strict({
  cast: ArrayOf(t.strict({
    id: t.number, name: t.string, profile_path: TextOrNull, order: NonNegative, total_episode_count: NonNegative,
    roles: ArrayOf(t.strict({ character: TextOrNull, episode_count: NonNegative })),
  })),
  crew: ArrayOf(t.strict({ id: t.number, name: t.string, department: TextOrNull, jobs: ArrayOf(t.strict({ job: t.string, episode_count: NonNegative })) })),
}, 'AggregateCredits');
export type AggregateCreditsAnswer = t.TypeOf<typeof AggregateCreditsAnswer>;
