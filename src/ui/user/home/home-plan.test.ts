import { describe, expect, it } from 'vitest';
import { readBrowsing } from '#application/catalogue/filters-in-url';
import { homeShelves } from '#application/user/home-shelves';
import { anOpened } from '#application/user/opened.fixture';
import { planned } from './home-plan';

describe('planned', () => {
  it('says why a shelf is there and leads to all of it', () => {
    const shelves = homeShelves([anOpened(1438, 'The Wire', ['Crime', 'Drama'], { mediaType: 'tv' }), anOpened(62, '2001', ['Science Fiction'])]).map(planned);
    expect(shelves.map(({ heading, to }) => `${heading}: ${to}`)).toEqual([
      'Because you opened The Wire: /genre/crime?type=tv&genres=drama',
      'More science fiction films: /genre/science-fiction',
      'More crime series: /genre/crime?type=tv',
      'More drama series: /genre/drama?type=tv',
      'Series everyone is watching: /tv-shows/popular',
    ]);
  });

  it('asks the popular list when nothing is known of somebody', () => {
    expect(homeShelves([]).map(planned).map(({ source }) => `${source.mediaType} ${source.list}`)).toEqual(['movie popular', 'tv popular']);
  });

  it('leads to where the same filters hold', () => {
    const [first] = homeShelves([anOpened(289, 'Casablanca', ['Drama', 'Romance'])]).map(planned);
    expect(readBrowsing('movie', new URLSearchParams(first?.to.split('?')[1])).filters.genresIn).toEqual(['romance']);
  });
});
