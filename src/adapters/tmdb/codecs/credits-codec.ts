import * as t from 'io-ts';
import { NumberOrNull, ArrayOrEmpty, TextOrNull } from './codec-parts';

/** Cast and crew of a film. */
export const CreditsAnswer = t.strict({
  cast: ArrayOrEmpty(t.strict({ id: t.number, name: t.string, character: TextOrNull, profile_path: TextOrNull, order: NumberOrNull })),
  crew: ArrayOrEmpty(t.strict({ id: t.number, name: t.string, job: t.string, department: TextOrNull })),
}, 'Credits');
export type CreditsAnswer = t.TypeOf<typeof CreditsAnswer>;

/** Cast and crew of all seasons of a series, one row per person. */
export const AggregateCreditsAnswer = t.strict(
  {
    cast: ArrayOrEmpty(
      t.strict({
        id: t.number, name: t.string, profile_path: TextOrNull, order: NumberOrNull, total_episode_count: NumberOrNull,
        roles: ArrayOrEmpty(t.strict({ character: TextOrNull, episode_count: NumberOrNull })),
      }),
    ),
    crew: ArrayOrEmpty(
      t.strict({
        id: t.number, name: t.string, department: TextOrNull,
        jobs: ArrayOrEmpty(t.strict({ job: t.string, episode_count: NumberOrNull })),
      }),
    ),
  },
  'AggregateCredits',
);
export type AggregateCreditsAnswer = t.TypeOf<typeof AggregateCreditsAnswer>;
