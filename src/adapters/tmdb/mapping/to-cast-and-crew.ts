import type { CastMember, CrewJob } from '#domain/catalogue/title-details';
import type { AggregateCreditsAnswer, CreditsAnswer } from '#adapters/tmdb/codecs/credits-codec';

const inBillingOrder = <A extends { readonly order: number | null }>(cast: ReadonlyArray<A>): ReadonlyArray<A> =>
  [...cast].sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));

const mostEpisodesFirst = <A extends { readonly episode_count: number | null }>(parts: ReadonlyArray<A>): ReadonlyArray<A> =>
  [...parts].sort((a, b) => (b.episode_count ?? 0) - (a.episode_count ?? 0));

/** Maximum number of characters listed for one cast member of a series. */
const MAX_CHARACTERS = 3;

export const toMovieCast = ({ cast }: CreditsAnswer): ReadonlyArray<CastMember> =>
  inBillingOrder(cast).map(({ id, name, character, profile_path }) => (
    { personId: id, name, character, episodes: null, imagePath: profile_path }
  ));

export const toSeriesCast = ({ cast }: AggregateCreditsAnswer): ReadonlyArray<CastMember> =>
  inBillingOrder(cast).map(({ id, name, roles, total_episode_count, profile_path }) => {
    const characters = [...new Set(mostEpisodesFirst(roles).flatMap(({ character }) => character ?? []))].slice(0, MAX_CHARACTERS);
    const character = characters.length === 0 ? null : characters.join(' / ');
    return { personId: id, name, character, episodes: total_episode_count, imagePath: profile_path };
  });

const rank = ({ job, department }: CrewJob): number => {
  if (job === 'Creator') return 0;
  if (job === 'Director') return 1;
  return department === 'Writing' ? 2 : 3;
};

/** Sorts the crew by creators, directors, writers, others. Removes duplicates of the same person and job. */
const sortedUnique = (crew: ReadonlyArray<CrewJob>): ReadonlyArray<CrewJob> => {
  const unique = new Map(crew.map((member) => [`${member.personId} ${member.job}`, member] as const));
  return [...unique.values()].sort((a, b) => rank(a) - rank(b));
};

export const toMovieCrew = ({ crew }: CreditsAnswer): ReadonlyArray<CrewJob> =>
  sortedUnique(crew.map(({ id, name, job, department }) => ({ personId: id, name, job, department })));

type Creator = { readonly id: number; readonly name: string };

export const toSeriesCrew = (creators: ReadonlyArray<Creator>, { crew }: AggregateCreditsAnswer): ReadonlyArray<CrewJob> => {
  const created = creators.map(({ id, name }): CrewJob => ({ personId: id, name, job: 'Creator', department: 'Writing' }));
  const worked = crew.flatMap(({ id, name, department, jobs }) =>
    mostEpisodesFirst(jobs).map(({ job }): CrewJob => ({ personId: id, name, job, department })));
  return sortedUnique([...created, ...worked]);
};
