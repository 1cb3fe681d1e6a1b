import type { FamilyName } from './families/families';
import { hash } from './hash';

/** The family of a genre; genres nobody knows are drama. `Sci-Fi & Fantasy` is one or the other and therefore not here. */
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

/** From the family that says most about a film to the one that says least: a western drama is a western. */
const STRONGEST_FIRST: ReadonlyArray<FamilyName> = [
  'western', 'horror', 'animation', 'documentary', 'war', 'music', 'scifi', 'fantasy', 'mystery', 'romance', 'crime', 'history',
  'adventure', 'action', 'thriller', 'comedy', 'drama',
];

/**
 * The family of compositions for these genres: that of the strongest one, and three times in ten that of the second, so that a shelf of
 * one genre does not look like one film. The `id` is the die for it; a poster rolls `movie-550`, the key of its title.
 */
export function posterFamily(genres: ReadonlyArray<string>, id: string): FamilyName {
  const wanted = new Set(
    genres.map((genre) => (genre === 'Sci-Fi & Fantasy' ? scifiOrFantasy(id) : (FAMILY_OF_GENRE.get(genre) ?? 'drama'))),
  );
  const [first = 'drama', second = 'drama'] = STRONGEST_FIRST.filter((family) => wanted.has(family));
  const givesWay = second !== 'drama' && hash(`f${id}`) % 10 < 3;
  return givesWay ? second : first;
}

const scifiOrFantasy = (id: string): FamilyName => (hash(id) % 3 ? 'scifi' : 'fantasy');
