import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { FilmographyEntry } from '#domain/catalogue/person';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { offline } from '#domain/shared/failure';
import { loadColleagues } from './load-colleagues';

const OWN = 1;
const [meg, director] = [2, 3];
const entry = (id: number, character = 'Sam'): FilmographyEntry =>
  ({ title: aTitle({ id, voteCount: 1000 - id }), part: { as: 'cast', character } });
const member = (personId: number) => ({ personId, name: `Person ${personId}`, character: null, imagePath: null, episodes: null });

/** Each title has the person, a director, and a colleague in every second one; fails for these ids. */
const load = async (filmography: ReadonlyArray<FilmographyEntry>, failing: (id: number) => boolean = () => false) => {
  const looked: number[] = [];
  const getDetails: Catalogue['getDetails'] = ({ id }, _, purpose) => {
    looked.push(purpose === 'look-up' ? id : 0);
    return failing(id) ? TE.left(offline) : TE.right(aTitleDetails({
      cast: [member(OWN), member(100 + id), ...(id % 2 === 0 ? [member(meg)] : [])],
      crew: [{ personId: director, name: 'Person 3', job: 'Director', department: null }],
    }));
  };
  return [await loadColleagues({ getDetails }, { id: OWN, filmography })(), looked] as const;
};

it('counts the people of the eight best-known titles with a part, most frequent first', async () => {
  const all = [entry(0, 'Self - Guest'), ...Array.from({ length: 10 }, (_, at) => entry(10 - at)), entry(2, 'Joe')];
  expect(await load(all)).toEqual([E.right([
    { personId: director, name: 'Person 3', titleCount: 8 }, { personId: meg, name: 'Person 2', titleCount: 4 },
  ]), [1, 2, 3, 4, 5, 6, 7, 8]]);
});

it('leaves out titles that fail, and fails if all do', async () => {
  const [found] = await load([1, 2, 3].map((id) => entry(id)), (id) => id === 2);
  expect(found).toEqual(E.right([{ personId: director, name: 'Person 3', titleCount: 2 }]));
  expect((await load([entry(1)], () => true))[0]).toEqual(E.left(offline));
  expect((await load([]))[0]).toEqual(E.right([]));
});
