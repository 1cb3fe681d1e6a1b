import { describe, expect, it } from 'vitest';
import { groupCrewByPerson, findLeadCrew, findWriters } from './crew';
import type { CrewJob } from './title-details';

const crewMember = (personId: number, name: string, job: string): CrewJob => ({ personId, name, job, department: null });

const crew = [
  crewMember(1, 'Ada', 'Director'),
  crewMember(2, 'Ben', 'Screenplay'),
  crewMember(1, 'Ada', 'Story'),
  crewMember(1, 'Ada', 'Director'),
  crewMember(3, 'Cleo', 'Creator'),
];

describe('crew', () => {
  it('groupCrewByPerson returns each person once with all jobs in credit order', () => {
    expect(groupCrewByPerson(crew)).toEqual([
      { personId: 1, name: 'Ada', jobs: ['Director', 'Story'] },
      { personId: 2, name: 'Ben', jobs: ['Screenplay'] },
      { personId: 3, name: 'Cleo', jobs: ['Creator'] },
    ]);
  });

  it('groupCrewByPerson separates different people with the same name', () => {
    expect(groupCrewByPerson([crewMember(1, 'Ada', 'Editor'), crewMember(2, 'Ada', 'Editor')])).toHaveLength(2);
  });

  it('findLeadCrew returns directors of a film and creators of a series', () => {
    expect(findLeadCrew('movie', crew).map(({ name }) => name)).toEqual(['Ada']);
    expect(findLeadCrew('tv', crew).map(({ name }) => name)).toEqual(['Cleo']);
  });

  it('findWriters returns people with any writing job', () => {
    expect(findWriters(crew).map(({ name }) => name)).toEqual(['Ben', 'Ada']);
  });
});
