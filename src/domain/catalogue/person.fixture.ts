import type { PersonDetails } from './person';
import { aTitle } from './title-details.fixture';

const ferry = aTitle({ id: 900_003, title: 'Night Ferry', year: 1964, date: '1964-03-02', genres: ['Thriller'] });
const quay = aTitle({ id: 900_002, title: 'A Room on the Quay', year: 1958, date: '1958-10-20' });

/** A fictional person for tests and stories. */
export const aPerson = (overrides: Partial<PersonDetails> = {}): PersonDetails => ({
  id: 801,
  name: 'Henriette Dufour',
  knownFor: 'Directing',
  imagePath: null,
  titles: [ferry, quay].map(({ mediaType, id, title, year }) => ({ mediaType, id, title, year })),
  biography: 'She sold tickets at a seaside cinema until the projectionist fell ill, and never went back to the counter.',
  born: '1921-04-03',
  died: '1998-11-19',
  birthplace: 'Saint-Malo, France',
  imdbId: 'nm0900801',
  filmography: [
    { title: ferry, part: { as: 'crew', job: 'Director' } },
    { title: ferry, part: { as: 'cast', character: 'Woman with the parrot' } },
    { title: quay, part: { as: 'crew', job: 'Director' } },
  ],
  colleagues: [{ personId: 802, name: 'Paul Estrada', titleCount: 2 }],
  ...overrides,
});
