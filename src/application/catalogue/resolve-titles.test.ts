import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { aborted, notFound, offline, type Failure } from '#domain/shared/failure';
import { resolveTitle, resolveTitles, type SavedTitle } from './resolve-titles';
import { createTitleResolver } from './title-resolver';

type Elsewhere = Readonly<Record<string, ReadonlyArray<readonly ['movie' | 'tv', number]>>>;

/** A catalogue that has titles under positive numbers only, and writes down which IMDb ids it is asked for and how many at a time. */
const abroad = (elsewhere: Elsewhere = {}, refusals: Record<string, Failure> = {}) => {
  const asked: string[] = [];
  const busy = { now: 0, most: 0 };
  const resolving = createTitleResolver({
    hasTitle: ({ id }) => TE.right(id > 0),
    findByImdb: (imdbId) => async () => {
      asked.push(imdbId);
      busy.now += 1;
      busy.most = Math.max(busy.most, busy.now);
      await new Promise((go) => setTimeout(go, 0));
      busy.now -= 1;
      const refusal = refusals[imdbId];
      return refusal === undefined ? E.right((elsewhere[imdbId] ?? []).map(([mediaType, id]) => aTitle({ mediaType, id }))) : E.left(refusal);
    },
  });
  return { resolving, asked, busy };
};

const film = (id: number, imdbId: string | null): SavedTitle => ({ mediaType: 'movie', id, imdbId });
const series = (id: number, imdbId: string | null): SavedTitle => ({ mediaType: 'tv', id, imdbId });

describe('a kept title', () => {
  it('stays under its number where the catalogue knows that, and nobody is asked', async () => {
    const { resolving, asked } = abroad();
    expect(await resolveTitle(resolving)(film(603, 'tt0133093'))()).toEqual(E.right({ mediaType: 'movie', id: 603 }));
    expect(asked).toEqual([]);
  });

  it('is found by its IMDb id, of its own type', async () => {
    const { resolving } = abroad({ tt0000001: [['movie', 8], ['tv', 9]] });
    expect(await resolveTitle(resolving)(film(-1, 'tt0000001'))()).toEqual(E.right({ mediaType: 'movie', id: 8 }));
    expect(await resolveTitle(resolving)(series(-1, 'tt0000001'))()).toEqual(E.right({ mediaType: 'tv', id: 9 }));
  });

  it.each([
    ['without an IMDb id', film(-1, null), 0], ['whose IMDb id finds nothing', film(-1, 'tt0000002'), 1], ['that is a film here and was a series', series(-1, 'tt0000001'), 1],
  ])('%s is not found', async (_, title, calls) => {
    const { resolving, asked } = abroad({ tt0000001: [['movie', 8]] });
    for (const again of [1, 2, 3]) expect(await resolveTitle(resolving)(title)(), `time ${again}`).toEqual(E.left(notFound('title')));
    expect(asked).toHaveLength(calls);
  });

  it('that could not be asked for is asked for again', async () => {
    const refusals: Record<string, Failure> = { tt0000001: offline };
    const { resolving, asked } = abroad({ tt0000001: [['movie', 8]] }, refusals);
    expect(await resolveTitle(resolving)(film(-1, 'tt0000001'))()).toEqual(E.left(offline));
    delete refusals['tt0000001'];
    expect(await resolveTitle(resolving)(film(-1, 'tt0000001'))()).toEqual(E.right({ mediaType: 'movie', id: 8 }));
    expect(asked).toHaveLength(2);
  });

  it('has the refusal of a catalogue that cannot say what it knows', async () => {
    const resolving = createTitleResolver({ hasTitle: () => TE.left(offline), findByImdb: () => TE.right([]) });
    expect(await resolveTitle(resolving)(film(1, 'tt0000001'))()).toEqual(E.left(offline));
  });
});

describe('many kept titles', () => {
  const imdbIds = ['tt0000001', 'tt0000002', 'tt0000003', 'tt0000004', 'tt0000005', 'tt0000006', 'tt0000007', 'tt0000008'];
  const elsewhere: Elsewhere = { tt0000001: [['movie', 11]], tt0000002: [['tv', 12]], tt0000003: [['movie', 13], ['tv', 13]], tt0000004: [] };
  const refusals = { tt0000005: offline };
  const kept: fc.Arbitrary<SavedTitle> = fc.record({
    mediaType: fc.constantFrom('movie', 'tv'),
    id: fc.integer({ min: -9, max: 9 }).filter((id) => id !== 0),
    imdbId: fc.option(fc.constantFrom(...imdbIds)),
  });

  it('have an answer each, in their order; an IMDb id is asked for once, and four at most at a time', async () => {
    await fc.assert(fc.asyncProperty(fc.array(kept, { maxLength: 40 }), async (titles) => {
      const { resolving, asked, busy } = abroad(elsewhere, refusals);
      const answers = await resolveTitles(resolving)(titles)();
      const alone = await Promise.all(titles.map((title) => resolveTitle(abroad(elsewhere, refusals).resolving)(title)()));
      expect(answers).toEqual(E.right(alone));
      const known = asked.filter((imdbId) => imdbId !== 'tt0000005');
      expect(new Set(known).size).toBe(known.length);
      expect(busy.most).toBeLessThanOrEqual(4);
    }), { numRuns: 60 });
  });

  it('are asked for once, however often and by how many at the same time', async () => {
    const titles = [film(-1, 'tt0000001'), series(-2, 'tt0000002'), film(-3, 'tt0000004'), film(-1, 'tt0000001')];
    const { resolving, asked } = abroad(elsewhere);
    const both = await Promise.all([resolveTitles(resolving)(titles)(), resolveTitles(resolving)(titles)()]);
    await resolveTitles(resolving)(titles)();
    expect(both[0]).toEqual(both[1]);
    expect(asked.toSorted()).toEqual(['tt0000001', 'tt0000002', 'tt0000004']);
  });

  it('stop when nobody waits for them any more; what was asked already is known to whoever asks next', async () => {
    const titles = imdbIds.map((imdbId, at) => film(-at - 1, imdbId));
    const { resolving, asked } = abroad(elsewhere);
    const leaving = new AbortController();
    const answer = resolveTitles(resolving)(titles, leaving.signal)();
    leaving.abort();
    expect(await answer).toEqual(E.left(aborted));
    expect(asked.length).toBeLessThanOrEqual(4);
    await resolveTitles(resolving)(titles)();
    expect(asked.toSorted()).toEqual(imdbIds);
  });
});
