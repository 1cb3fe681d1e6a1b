import { describe, expect, it } from 'vitest';
import type { FilmographyEntry } from '#domain/catalogue/person';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { bestKnown, byDepartment, creditFilterOptions } from './filmography';

const [late, early, short] = [aTitle({ id: 3, title: 'Late' }), aTitle({ id: 2, title: 'Early' }), aTitle({ id: 1, title: 'Short' })];
const castEntry = (title = late, character: string | null = 'Ada'): FilmographyEntry => ({ title, part: { as: 'cast', character } });
const crewEntry = (title = late, job = 'Director'): FilmographyEntry => ({ title, part: { as: 'crew', job } });

describe('filmography', () => {
  it('byDepartment sorts departments by size and keeps the given order of credits', () => {
    const departments = byDepartment([crewEntry(late), castEntry(late), castEntry(early), crewEntry(short, 'Writer')], 'all');
    expect(departments.map(({ name, credits }) => [name, credits.map(({ title }) => title.title)])).toEqual([
      ['Acting', ['Late', 'Early']],
      ['Director', ['Late']],
      ['Writer', ['Short']],
    ]);
  });

  it('byDepartment lists a title once, with all of its roles', () => {
    expect(
      byDepartment([castEntry(late, 'Ada'), castEntry(late, 'Her sister'), castEntry(late, 'Ada'), castEntry(early, null)], 'all'),
    ).toEqual([
      {
        name: 'Acting',
        credits: [
          { title: late, as: 'Ada, Her sister' },
          { title: early, as: '' },
        ],
      },
    ]);
  });

  it('byDepartment returns only cast or only crew for one filter', () => {
    const both = [crewEntry(late), castEntry(early)];
    expect(byDepartment(both, 'cast').map(({ name }) => name)).toEqual(['Acting']);
    expect(byDepartment(both, 'crew').map(({ name }) => name)).toEqual(['Director']);
  });

  it('creditFilterOptions returns filters only when there are cast and crew credits', () => {
    expect(creditFilterOptions([crewEntry(), castEntry()])).toEqual(['all', 'cast', 'crew']);
    expect(creditFilterOptions([castEntry(), castEntry(early)])).toEqual([]);
    expect(creditFilterOptions([])).toEqual([]);
  });

  it('bestKnown returns the full titles and omits those missing from the filmography', () => {
    expect(bestKnown([early, { mediaType: 'tv', id: 3 }, late], [castEntry(late), crewEntry(early)])).toEqual([early, late]);
  });
});
