import * as t from 'io-ts';
import { Amount, many, Text } from './parts';

/** Cast and crew of a film. */
export const Credits = t.strict({
  cast: many(t.strict({ id: t.number, name: t.string, character: Text, profile_path: Text, order: Amount })),
  crew: many(t.strict({ id: t.number, name: t.string, job: t.string, department: Text })),
}, 'Credits');
export type Credits = t.TypeOf<typeof Credits>;

/** Cast and crew of all seasons of a series, one row a person. */
export const AggregateCredits = t.strict({
  cast: many(t.strict({
    id: t.number, name: t.string, profile_path: Text, order: Amount, total_episode_count: Amount,
    roles: many(t.strict({ character: Text, episode_count: Amount })),
  })),
  crew: many(t.strict({ id: t.number, name: t.string, department: Text, jobs: many(t.strict({ job: t.string, episode_count: Amount })) })),
}, 'AggregateCredits');
export type AggregateCredits = t.TypeOf<typeof AggregateCredits>;
