import { describe, expect, it } from 'vitest';
import type { FilmographyEntry } from '#domain/catalogue/person';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { bestKnown, byDepartment, sidesOf } from './filmography';

const [late, early, short] = [aTitle({ id: 3, title: 'Late' }), aTitle({ id: 2, title: 'Early' }), aTitle({ id: 1, title: 'Short' })];
const played = (title = late, character: string | null = 'Ada'): FilmographyEntry => ({ title, part: { as: 'cast', character } });
const did = (title = late, job = 'Director'): FilmographyEntry => ({ title, part: { as: 'crew', job } });

describe('a filmography', () => {
  it('is told by what was done, the largest part first, each as it came', () => {
    const told = byDepartment([did(late), played(late), played(early), did(short, 'Writer')], 'all');
    expect(told.map(({ name, credits }) => [name, credits.map(({ title }) => title.title)])).toEqual([
      ['Acting', ['Late', 'Early']],
      ['Director', ['Late']],
      ['Writer', ['Short']],
    ]);
  });

  it('names a title once, with all of its roles', () => {
    expect(byDepartment([played(late, 'Ada'), played(late, 'Her sister'), played(late, 'Ada'), played(early, null)], 'all')).toEqual([
      { name: 'Acting', credits: [{ title: late, as: 'Ada, Her sister' }, { title: early, as: '' }] },
    ]);
  });

  it('can be told from one side', () => {
    const both = [did(late), played(early)];
    expect(byDepartment(both, 'cast').map(({ name }) => name)).toEqual(['Acting']);
    expect(byDepartment(both, 'crew').map(({ name }) => name)).toEqual(['Director']);
  });

  it('offers sides only where there are two', () => {
    expect(sidesOf([did(), played()])).toEqual(['all', 'cast', 'crew']);
    expect(sidesOf([played(), played(early)])).toEqual([]);
    expect(sidesOf([])).toEqual([]);
  });

  it('fills in what somebody is best known for, and leaves out what it does not hold', () => {
    expect(bestKnown([early, { mediaType: 'tv', id: 3 }, late], [played(late), did(early)])).toEqual([early, late]);
  });
});
