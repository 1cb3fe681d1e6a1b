import { describe, expect, it } from 'vitest';
import { parseListParams } from '#application/catalogue/list-params';
import { homeShelves } from '#application/profile/home-shelves';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { planHomeShelves } from './home-plan';

describe('planned', () => {
  it('says why a shelf is there and leads to all of it', () => {
    const shelves = homeShelves([aRecentTitle(1438, 'The Wire', ['Crime', 'Drama'], { mediaType: 'tv' }), aRecentTitle(62, '2001', ['Science Fiction'])]).map(planHomeShelves);
    expect(shelves.map(({ heading, to }) => `${heading}: ${to}`)).toEqual([
      'Because you opened The Wire: /genre/crime?type=tv&genres=drama',
      'More science fiction films: /genre/science-fiction',
      'More crime series: /genre/crime?type=tv',
      'More drama series: /genre/drama?type=tv',
      'Series everyone is watching: /tv-shows/popular',
    ]);
  });

  it('asks the popular list when nothing is known of somebody', () => {
    expect(homeShelves([]).map(planHomeShelves).map(({ source }) => `${source.mediaType} ${source.list}`)).toEqual(['movie popular', 'tv popular']);
  });

  it('leads to where the same filters hold', () => {
    const [first] = homeShelves([aRecentTitle(289, 'Casablanca', ['Drama', 'Romance'])]).map(planHomeShelves);
    expect(parseListParams('movie', new URLSearchParams(first?.to.split('?')[1])).filters.genresIn).toEqual(['romance']);
  });
});
