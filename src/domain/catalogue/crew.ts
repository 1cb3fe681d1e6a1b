import type { MediaType } from './media-type';
import type { CrewMember } from './title-details';

/** A person with everything they did behind one title. */
export type CrewCredit = { readonly personId: number; readonly name: string; readonly jobs: ReadonlyArray<string> };

/** One entry a person, in the order in which they are first named; a job named twice is one job. */
export const groupCrewByPerson = (crew: ReadonlyArray<CrewMember>): ReadonlyArray<CrewCredit> => {
  const workers = new Map<number, { readonly personId: number; readonly name: string; readonly jobs: string[] }>();
  for (const { personId, name, job } of crew) {
    const known = workers.get(personId);
    if (known === undefined) workers.set(personId, { personId, name, jobs: [job] });
    else if (!known.jobs.includes(job)) known.jobs.push(job);
  }
  return [...workers.values()];
};

const isLeading = (mediaType: MediaType) => ({ job }: CrewMember): boolean => job === (mediaType === 'movie' ? 'Director' : 'Creator');

/** Whose title it is: a film's directors, a series' creators; each once. */
export const findLeadCrew = (mediaType: MediaType, crew: ReadonlyArray<CrewMember>): ReadonlyArray<CrewCredit> =>
  groupCrewByPerson(crew.filter(isLeading(mediaType)));

const WRITING: ReadonlySet<string> = new Set(['Writer', 'Screenplay', 'Story', 'Novel', 'Author']);

/** Who wrote it, in whatever way; each once. */
export const findWriters = (crew: ReadonlyArray<CrewMember>): ReadonlyArray<CrewCredit> => groupCrewByPerson(crew.filter(({ job }) => WRITING.has(job)));
