import { describe, expect, it } from 'vitest';
import { judgeCandidates, namedTitle, type NamedTitle } from './named-title';
import type { NamedHit } from '#domain/catalogue/catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { itemKey } from '#domain/catalogue/title-id';

const title = (id: number, name: string, year: number | null, { hasName, ...more }: Partial<NamedHit> = {}): NamedHit =>
  ({ ...aTitle({ id, title: name, year, voteCount: 10, originalTitle: null, ...more }), ...(hasName === true && { hasName }) });
/** Returns what a named title means: the key of the one, the keys of several, or none. */
const judged = (named: Partial<NamedTitle>, ...found: ReadonlyArray<NamedHit>): string => {
  const judgement = judgeCandidates(namedTitle(named), found);
  if (judgement.kind === 'none') return 'none';
  return judgement.kind === 'matched' ? itemKey(judgement.title) : `ask ${judgement.titles.map(itemKey).join(' ')}`;
};

describe('judgeCandidates', () => {
  it.each<readonly [string, Partial<NamedTitle>, ReadonlyArray<NamedHit>, string]>([
    ['the very year before the year after', { name: 'Heat', year: 1995 }, [title(1, 'Heat', 1996), title(2, 'Heat', 1995)], 'movie-2'],
    ['a year that is off by one', { name: 'Heat', year: 1994 }, [title(1, 'Heat', 1995)], 'movie-1'],
    [
      'a remake apart from the film before it',
      { name: 'The Thing', year: 2011 },
      [title(1, 'The Thing', 1982), title(2, 'The Thing', 2011)],
      'movie-2',
    ],
    ['the original title', { name: '기생충', year: 2019 }, [title(1, 'Parasite', 2019, { originalTitle: '기생충' })], 'movie-1'],
    ['case, accents and punctuation as nothing', { name: 'AMELIE', year: 2001 }, [title(1, 'Amélie', 2001)], 'movie-1'],
    ['an article or a numeral in the very year', { name: 'Rocky 2', year: 1979 }, [title(1, 'Rocky II', 1979)], 'movie-1'],
    ['a remark behind a name in the very year', { name: 'Shameless (US)', year: 2011 }, [title(1, 'Shameless', 2011)], 'movie-1'],
    ['an article in another year as a doubt', { name: 'Heat', year: 2012 }, [title(1, 'The Heat', 2013)], 'ask movie-1'],
    ['an equal name two years apart as a doubt', { name: 'Heat', year: 1993 }, [title(1, 'Heat', 1995)], 'ask movie-1'],
    ['an equal name many years apart as another title', { name: 'Heat', year: 1972 }, [title(1, 'Heat', 1995)], 'none'],
    [
      'another name of the very year, as an alternative title, as a doubt',
      { name: 'Le voyage de Chihiro', year: 2001 },
      [title(1, 'Spirited Away', 2001)],
      'ask movie-1',
    ],
    [
      'a name that the catalogue knows of the title, in the very year',
      { name: 'Le voyage de Chihiro', year: 2001 },
      [title(1, 'Spirited Away', 2001, { hasName: true }), title(2, 'Journey', 2001)],
      'movie-1',
    ],
    [
      'such a name in another year as a doubt',
      { name: 'Le voyage de Chihiro', year: 2002 },
      [title(1, 'Spirited Away', 2001, { hasName: true })],
      'ask movie-1',
    ],
    ['a part of a name in another year as another title', { name: 'Heat 2', year: 2025 }, [title(1, 'Heat', 1995)], 'none'],
    [
      'two equal titles as a question, the best known first',
      { name: 'Flow', year: 2024 },
      [title(1, 'Flow', 2024, { voteCount: 3 }), title(2, 'Flow', 2024, { voteCount: 900 })],
      'ask movie-2 movie-1',
    ],
    [
      'a name without a year, if two have it, as a question',
      { name: 'The Thing' },
      [title(1, 'The Thing', 1982), title(2, 'The Thing', 2011)],
      'ask movie-1 movie-2',
    ],
    ['an article behind a name as one before it', { name: 'Thundermans, The' }, [title(1, 'The Thundermans', 2013)], 'movie-1'],
    [
      'TVDB’s name without a year by its punctuation',
      { name: 'What If...?', tvdbId: 5 },
      [title(1, 'What / If', 2019, { mediaType: 'tv' }), title(2, 'What If...?', 2021, { mediaType: 'tv' })],
      'tv-2',
    ],
    ['a name without a year that one has', { name: 'Heat' }, [title(1, 'Heat', 1995), title(2, 'Heat 2', 2025)], 'movie-1'],
    [
      'a film and a series of one name and year as a question',
      { name: 'Fargo', year: 1996 },
      [title(1, 'Fargo', 1996), title(2, 'Fargo', 1996, { mediaType: 'tv' })],
      'ask movie-1 tv-2',
    ],
    [
      'the film of both in a service of films',
      { name: 'Fargo', year: 1996, usualType: 'movie' },
      [title(1, 'Fargo', 1996, { mediaType: 'tv' }), title(2, 'Fargo', 1996)],
      'movie-2',
    ],
    [
      'a series in a service of films, if there is no film',
      { name: 'Chernobyl', year: 2019, usualType: 'movie' },
      [title(1, 'Chernobyl', 2019, { mediaType: 'tv' })],
      'tv-1',
    ],
    [
      'a film that is off by a year beside a series of the very year, in a service of films, as a question',
      { name: 'Shōgun', year: 1980, usualType: 'movie' },
      [title(1, 'Shōgun', 1980, { mediaType: 'tv' }), title(2, 'Shōgun', 1981), title(3, 'Shōgun', 1983)],
      'ask movie-2 tv-1',
    ],
    [
      'the film of the very year beside a series that is off by one',
      { name: 'Fargo', year: 1996, usualType: 'movie' },
      [title(1, 'Fargo', 1997, { mediaType: 'tv' }), title(2, 'Fargo', 1996)],
      'movie-2',
    ],
    [
      'a series that is off by a year in a service of films as a doubt',
      { name: 'Chernobyl', year: 2018, usualType: 'movie' },
      [title(1, 'Chernobyl', 2019, { mediaType: 'tv' })],
      'ask tv-1',
    ],
    [
      'a series without a year in a service of films',
      { name: 'Chernobyl', usualType: 'movie' },
      [title(1, 'Chernobyl', 2019, { mediaType: 'tv' })],
      'tv-1',
    ],
    ['no film for an episode', { name: 'Fargo', year: 1996, mediaType: 'tv' }, [title(1, 'Fargo', 1996)], 'none'],
  ])('takes %s', (_, named, found, expected) => {
    expect(judged(named, ...found)).toBe(expected);
  });
});
