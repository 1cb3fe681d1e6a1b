import { describe, expect, it } from 'vitest';
import type { FilmographyEntry } from '#domain/catalogue/person';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { bestKnown, creditFilterOptions, gatherCredits, groupCredits, sortCredits, typeFilterOptions } from './filmography';

const late = aTitle({ id: 3, title: 'Late', year: 1999, averageVote: 6, voteCount: 900 });
const early = aTitle({ id: 2, title: 'Early', year: 1961, averageVote: 8, voteCount: 300 });
const obscure = aTitle({ id: 1, title: 'Obscure', year: null, averageVote: 10, voteCount: 2 });
const castEntry = (title = late, character: string | null = 'Ada'): FilmographyEntry => ({ title, part: { as: 'cast', character } });
const crewEntry = (title = late, job = 'Director'): FilmographyEntry => ({ title, part: { as: 'crew', job } });
const all = [castEntry(obscure, null), castEntry(late), crewEntry(late), castEntry(late), castEntry(late, 'Her sister'), crewEntry(early)];

describe('filmography', () => {
  it('gatherCredits lists a title once, with all of its roles and jobs, in the given order', () => {
    expect(gatherCredits(all, 'all', 'all')).toEqual([
      { title: obscure, as: '' }, { title: late, as: 'Ada, Director, Her sister' }, { title: early, as: 'Director' },
    ]);
  });

  it('gatherCredits returns only cast or only crew for one filter', () => {
    expect(gatherCredits(all, 'cast', 'all').map(({ as }) => as)).toEqual(['', 'Ada, Her sister']);
    expect(gatherCredits(all, 'crew', 'all').map(({ as }) => as)).toEqual(['Director', 'Director']);
  });

  it.each([
    ['newest', [null, 1990, 1960], ['Obscure', 'Late', 'Early']],
    ['oldest', [1960, 1990, null], ['Early', 'Late', 'Obscure']],
    ['rating', [undefined], ['Early', 'Late', 'Obscure']],
  ] as const)('groupCredits by %s', (sort, decades, titles) => {
    const groups = groupCredits(sortCredits(gatherCredits(all, 'all', 'all'), sort), sort);
    expect(groups.map(({ decade }) => decade)).toEqual(decades);
    expect(groups.flatMap(({ credits }) => credits.map(({ title }) => title.title))).toEqual(titles);
  });

  it('creditFilterOptions returns filters only when there are cast and crew credits', () => {
    expect(creditFilterOptions([crewEntry(), castEntry()])).toEqual(['all', 'cast', 'crew']);
    expect(creditFilterOptions([castEntry(), castEntry(early)])).toEqual([]);
    expect(creditFilterOptions([])).toEqual([]);
  });

  it('gatherCredits and typeFilterOptions tell films from series', () => {
    const series = castEntry(aTitle({ mediaType: 'tv', id: 4, title: 'Series' }));
    expect(typeFilterOptions([...all, series])).toEqual(['all', 'movie', 'tv']);
    expect(typeFilterOptions(all)).toEqual([]);
    expect(gatherCredits([...all, series], 'all', 'tv').map(({ title }) => title.title)).toEqual(['Series']);
    expect(gatherCredits([...all, series], 'crew', 'tv')).toEqual([]);
    expect(gatherCredits([...all, series], 'all', 'movie')).toEqual(gatherCredits(all, 'all', 'all'));
  });

  it('bestKnown returns the full titles and omits those missing from the filmography', () => {
    expect(bestKnown([early, { mediaType: 'tv', id: 3 }, late], [castEntry(late), crewEntry(early)])).toEqual([early, late]);
  });
});
