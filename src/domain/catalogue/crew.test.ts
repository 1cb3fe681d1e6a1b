import { describe, expect, it } from 'vitest';
import { groupCrewByPerson, findLeadCrew, findWriters } from './crew';
import type { CrewMember } from './title-details';

const did = (personId: number, name: string, job: string): CrewMember => ({ personId, name, job, department: null });

const crew = [did(1, 'Ada', 'Director'), did(2, 'Ben', 'Screenplay'), did(1, 'Ada', 'Story'), did(1, 'Ada', 'Director'), did(3, 'Cleo', 'Creator')];

describe('the people behind a title', () => {
  it('are named once each, with all that they did, in the order of the credits', () => {
    expect(groupCrewByPerson(crew)).toEqual([
      { personId: 1, name: 'Ada', jobs: ['Director', 'Story'] },
      { personId: 2, name: 'Ben', jobs: ['Screenplay'] },
      { personId: 3, name: 'Cleo', jobs: ['Creator'] },
    ]);
  });

  it('keeps namesakes apart', () => {
    expect(groupCrewByPerson([did(1, 'Ada', 'Editor'), did(2, 'Ada', 'Editor')])).toHaveLength(2);
  });

  it('is led by directors when it is a film and by creators when it is a series', () => {
    expect(findLeadCrew('movie', crew).map(({ name }) => name)).toEqual(['Ada']);
    expect(findLeadCrew('tv', crew).map(({ name }) => name)).toEqual(['Cleo']);
  });

  it('tells who wrote it, whatever the credit is called', () => {
    expect(findWriters(crew).map(({ name }) => name)).toEqual(['Ben', 'Ada']);
  });
});
