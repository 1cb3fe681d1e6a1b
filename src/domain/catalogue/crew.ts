import type { MediaType } from './media-type';
import type { CrewJob } from './title-details';

/** A crew member with all jobs on one title. */
export type CrewMemberWithJobs = { readonly personId: number; readonly name: string; readonly jobs: ReadonlyArray<string> };

/** Groups crew by person in order of first credit, without duplicate jobs. */
export const groupCrewByPerson = (crew: ReadonlyArray<CrewJob>): ReadonlyArray<CrewMemberWithJobs> => {
  const credits = new Map<number, { readonly personId: number; readonly name: string; readonly jobs: string[] }>();
  for (const { personId, name, job } of crew) {
    const credit = credits.get(personId);
    if (credit === undefined) credits.set(personId, { personId, name, jobs: [job] });
    else if (!credit.jobs.includes(job)) credit.jobs.push(job);
  }
  return [...credits.values()];
};

const isLeading = (mediaType: MediaType) => ({ job }: CrewJob): boolean => job === (mediaType === 'movie' ? 'Director' : 'Creator');

/** Returns a film's directors or a series' creators, without duplicates. */
export const findLeadCrew = (mediaType: MediaType, crew: ReadonlyArray<CrewJob>): ReadonlyArray<CrewMemberWithJobs> =>
  groupCrewByPerson(crew.filter(isLeading(mediaType)));

const WRITING_JOBS: ReadonlySet<string> = new Set(['Writer', 'Screenplay', 'Story', 'Novel', 'Author']);

/** Returns people with any writing job, without duplicates. */
export const findWriters = (crew: ReadonlyArray<CrewJob>): ReadonlyArray<CrewMemberWithJobs> =>
  groupCrewByPerson(crew.filter(({ job }) => WRITING_JOBS.has(job)));
