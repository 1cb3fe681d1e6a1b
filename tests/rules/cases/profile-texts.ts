import type { cases } from '../case-builder';
import { changing } from './profile';

const savedFilters = changing(
  'savedFilters', 'their saved filters', 'Noir\t/genre/crime?from=1940',
  [['to none', 'savedFilters', null], ['to 8000 characters', 'savedFilters', 'f'.repeat(8000)]],
  [
    ['to 8001 characters', 'savedFilters', 'f'.repeat(8001)],
    ['to an array', 'savedFilters', ['Noir']],
    ['to a map', 'savedFilters', { Noir: '/genre/crime' }],
    ['to a number', 'savedFilters', 1],
  ],
);

const SERVICES = Array.from({ length: 20 }, () => '-999999').join('');
const services = changing(
  'services', 'their streaming services', 'DE-8-337',
  [['to none', 'services', null], ['to 20 of them', 'services', `DE${SERVICES}`]],
  [
    ['to 21 of them', 'services', `DE${SERVICES}-8`],
    ['to a region without one', 'services', 'DE'],
    ['to a region in lower case', 'services', 'de-8'],
    ['to a number of seven digits', 'services', 'DE-1000000'],
    ['to a name', 'services', 'DE-Netflix'],
    ['to an array', 'services', ['DE-8']],
    ['to a map', 'services', { DE: 8 }],
    ['to a number', 'services', 8],
  ],
);

const line = (id: number): string => `movie-${id}\t1999\tko\tFilm`;
const lines = (count: number): string => Array.from({ length: count }, (_, index) => line(index + 1)).join('\n');
const turnedDown = changing(
  'turnedDown', 'the titles that are not for them', `${line(1)}\ntv--7\t\t\t기생충`,
  [
    ['to none', 'turnedDown', null], ['to 500 titles', 'turnedDown', lines(500)],
    ['to a name of 120 characters', 'turnedDown', `tv-1\t\t\t${'😀'.repeat(120)}`],
  ],
  [
    ['to 501 titles', 'turnedDown', lines(501)],
    ['to more than 40000 characters', 'turnedDown', `tv-1\t\t\t${'x'.repeat(99)}\n`.repeat(400)],
    ['to the empty text', 'turnedDown', ''],
    ['to a title without a name', 'turnedDown', 'movie-1\t1999\t\t'],
    ['to a name of 121 characters', 'turnedDown', `movie-1\t1999\t\t${'x'.repeat(121)}`],
    ['to two titles in one line', 'turnedDown', line(1) + line(2)],
    ['to a line of another kind among titles', 'turnedDown', `${line(1)}\nperson-1\t1999\t\tAda\n${line(2)}`],
    ['to a title with the id 0', 'turnedDown', line(0)],
    ['to a title with a year of two digits', 'turnedDown', 'movie-1\t99\t\tFilm'],
    ['to a title with a language of four letters', 'turnedDown', 'movie-1\t1999\tengl\tFilm'],
    ['to a title with a further field', 'turnedDown', 'movie-1\t1999\ten\tFilm\tmore'],
    ['to an array', 'turnedDown', [line(1)]],
    ['to a map', 'turnedDown', { 'movie-1': true }],
    ['to a number', 'turnedDown', 1],
  ],
);

/** Cases of the texts of profiles that hold several values. */
export const profileTexts: ReturnType<typeof cases> = [...savedFilters, ...services, ...turnedDown];
