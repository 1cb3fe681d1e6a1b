import type { ScoredDescription } from './scored-descriptions.fixture';

/** Texts that ask for titles like one that they name, written with the search. */
export const LIKE_DESCRIPTIONS: ReadonlyArray<ScoredDescription> = [
  ['something like parasite', 'Memories of Murder (2003)', 'Burning (2018)', 'Snowpiercer (2013)', 'Knives Out (2019)'],
  ['movies like fargo', 'No Country for Old Men (2007)', 'The Big Lebowski (1998)', 'Blood Simple (1985)'],
  ['series like breaking bad', 'Better Call Saul (2015)', 'Ozark (2017)'],
  ['like groundhog day', 'Palm Springs (2020)', 'Edge of Tomorrow (2014)', 'The Truman Show (1998)', 'About Time (2013)'],
  ['shows like dark', '1899 (2022)', 'Stranger Things (2016)', 'The OA (2016)'],
  ['movies like the matrix', 'The Matrix Reloaded (2003)', 'Inception (2010)', 'Dark City (1998)', 'Equilibrium (2002)'],
  ['films similar to spirited away', "Howl's Moving Castle (2004)", 'My Neighbor Totoro (1988)', 'Princess Mononoke (1997)'],
  ['something like blade runner 2049', 'Blade Runner (1982)', 'Arrival (2016)', 'Ex Machina (2015)', 'Ghost in the Shell (1995)'],
  ['series like the office', 'Parks and Recreation (2009)', 'The Office (2001)', 'Brooklyn Nine-Nine (2013)'],
];
