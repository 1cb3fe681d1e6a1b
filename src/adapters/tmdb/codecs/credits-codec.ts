import * as t from 'io-ts';
import { NumberOrNull, ArrayOf, TextOrNull } from './codec-parts';

/** Cast and crew of a film. */
export const CreditsAnswer = t.strict({
  cast: ArrayOf(t.strict({ id: t.number, name: t.string, character: TextOrNull, profile_path: TextOrNull, order: NumberOrNull })),
  crew: ArrayOf(t.strict({ id: t.number, name: t.string, job: t.string, department: TextOrNull })),
}, 'Credits');
export type CreditsAnswer = t.TypeOf<typeof CreditsAnswer>;

/** Cast and crew of all seasons of a series, one row per person. */
export const AggregateCreditsAnswer = t.strict({
  cast: ArrayOf(t.strict({
    id: t.number, name: t.string, profile_path: TextOrNull, order: NumberOrNull, total_episode_count: NumberOrNull,
    roles: ArrayOf(t.strict({ character: TextOrNull, episode_count: NumberOrNull })),
  })),
  crew: ArrayOf(t.strict({ id: t.number, name: t.string, department: TextOrNull, jobs: ArrayOf(t.strict({ job: t.string, episode_count: NumberOrNull })) })),
}, 'AggregateCredits');
export type AggregateCreditsAnswer = t.TypeOf<typeof AggregateCreditsAnswer>;
