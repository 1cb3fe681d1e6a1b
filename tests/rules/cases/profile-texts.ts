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

/** Cases of the texts of profiles that hold several values. */
export const profileTexts: ReturnType<typeof cases> = [...savedFilters, ...services];
