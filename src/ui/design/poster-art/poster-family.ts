import type { FamilyName } from '#ui/design/poster-art/families/families.ts';
import { hash } from './hash';

/** Maps a genre to its family; unknown genres are drama. `Sci-Fi & Fantasy` can be either and is therefore missing. */
const FAMILY_OF_GENRE: ReadonlyMap<string, FamilyName> = new Map([
  ['Action', 'action'],
  ['Action & Adventure', 'action'],
  ['Adventure', 'adventure'],
  ['Animation', 'animation'],
  ['Comedy', 'comedy'],
  ['Crime', 'crime'],
  ['Documentary', 'documentary'],
  ['Drama', 'drama'],
  ['Family', 'animation'],
  ['Fantasy', 'fantasy'],
  ['History', 'history'],
  ['Horror', 'horror'],
  ['Kids', 'animation'],
  ['Music', 'music'],
  ['Mystery', 'mystery'],
  ['News', 'documentary'],
  ['Reality', 'documentary'],
  ['Romance', 'romance'],
  ['Science Fiction', 'scifi'],
  ['Soap', 'romance'],
  ['TV Movie', 'drama'],
  ['Talk', 'comedy'],
  ['Thriller', 'thriller'],
  ['War', 'war'],
  ['War & Politics', 'war'],
  ['Western', 'western'],
]);

/** Families in order of significance: a western drama is a western. */
const STRONGEST_FIRST: ReadonlyArray<FamilyName> = [
  'western', 'horror', 'animation', 'documentary', 'war', 'music', 'scifi', 'fantasy', 'mystery', 'romance', 'crime', 'history',
  'adventure', 'action', 'thriller', 'comedy', 'drama',
];

/**
 * Returns the family of compositions for these genres: the strongest one, and in 30 % of the titles the second, so that the posters of a
 * genre differ. `id` (`movie-550`) seeds the choice.
 */
export function posterFamily(genres: ReadonlyArray<string>, id: string): FamilyName {
  const candidates = new Set(
    genres.map((genre) => (genre === 'Sci-Fi & Fantasy' ? scifiOrFantasy(id) : (FAMILY_OF_GENRE.get(genre) ?? 'drama'))),
  );
  const [first = 'drama', second = 'drama'] = STRONGEST_FIRST.filter((family) => candidates.has(family));
  const prefersSecond = second !== 'drama' && hash(`f${id}`) % 10 < 3;
  return prefersSecond ? second : first;
}

const scifiOrFantasy = (id: string): FamilyName => (hash(id) % 3 ? 'scifi' : 'fantasy');
