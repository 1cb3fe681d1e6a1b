import { describe, expect, it } from 'vitest';
import { parseListParams } from '#application/catalogue/list-params';
import { getHomeShelves } from '#application/profile/home-shelves';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { toShelfDefinition } from './to-shelf-definition';

describe('planHomeShelves', () => {
  it('returns the reason for each shelf as heading and the path of the full list', () => {
    const shelves = getHomeShelves([
      aRecentTitle(1438, 'The Wire', ['Crime', 'Drama'], { mediaType: 'tv' }),
      aRecentTitle(62, '2001', ['Science Fiction']),
    ]).map(toShelfDefinition);
    expect(shelves.map(({ heading, to }) => `${heading}: ${to}`)).toEqual([
      'Because you viewed The Wire: /genre/crime?type=tv&genres=drama',
      'More science fiction films: /genre/science-fiction',
      'More crime series: /genre/crime?type=tv',
      'More drama series: /genre/drama?type=tv',
      'Popular series: /tv-shows/popular',
    ]);
  });

  it('uses the popular lists without recent titles', () => {
    expect(
      getHomeShelves([])
        .map(toShelfDefinition)
        .map(({ source }) => `${source.mediaType} ${source.list}`),
    ).toEqual(['movie popular', 'tv popular']);
  });

  it('links to a page with the same filters', () => {
    const [first] = getHomeShelves([aRecentTitle(289, 'Casablanca', ['Drama', 'Romance'])]).map(toShelfDefinition);
    expect(parseListParams('movie', new URLSearchParams(first?.to?.split('?')[1])).filters.genresIn).toEqual(['romance']);
  });
});
