import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { aborted, notFound, offline, type Failure } from '#domain/shared/failure';
import { resolveTitleId, resolveTitleIds, type SavedTitleId } from './resolve-title-ids';
import { createResolveTitleIdDeps } from './resolve-title-id-deps';

type TitlesByImdbId = Readonly<Record<string, ReadonlyArray<readonly ['movie' | 'tv', number]>>>;

/** Creates a catalogue that has only positive ids; records the requested IMDb ids and the number of concurrent requests. */
const createCatalogue = (
  titlesByImdbId: TitlesByImdbId = {},
  failures: Record<string, Failure> = {},
  successors: Readonly<Record<number, number>> = {},
) => {
  const lookups: string[] = [];
  const concurrent = { current: 0, max: 0 };
  const clock = { time: 0, now: () => clock.time };
  const resolving = createResolveTitleIdDeps(
    {
      hasTitle: ({ id }) => TE.right(id > 0),
      findSuccessor: ({ mediaType, id }) => TE.right(successors[id] === undefined ? null : { mediaType, id: successors[id] }),
      findByImdb: (imdbId) => async () => {
        lookups.push(imdbId);
        concurrent.current += 1;
        concurrent.max = Math.max(concurrent.max, concurrent.current);
        await new Promise((resolve) => setTimeout(resolve, 0));
        concurrent.current -= 1;
        const failure = failures[imdbId];
        return failure === undefined
          ? E.right((titlesByImdbId[imdbId] ?? []).map(([mediaType, id]) => aTitle({ mediaType, id })))
          : E.left(failure);
      },
    },
    clock,
  );
  return { resolving, lookups, concurrent, clock };
};

const film = (id: number, imdbId: string | null): SavedTitleId => ({ mediaType: 'movie', id, imdbId });
const series = (id: number, imdbId: string | null): SavedTitleId => ({ mediaType: 'tv', id, imdbId });

describe('resolveTitleId', () => {
  it('keeps an id that the catalogue has, without a lookup', async () => {
    const { resolving, lookups } = createCatalogue();
    expect(await resolveTitleId(resolving)(film(603, 'tt0133093'))()).toEqual(E.right({ mediaType: 'movie', id: 603 }));
    expect(lookups).toEqual([]);
  });

  it('finds a title of the same media type by its IMDb id', async () => {
    const { resolving } = createCatalogue({ tt0000001: [['movie', 8], ['tv', 9]] });
    expect(await resolveTitleId(resolving)(film(-1, 'tt0000001'))()).toEqual(E.right({ mediaType: 'movie', id: 8 }));
    expect(await resolveTitleId(resolving)(series(-1, 'tt0000001'))()).toEqual(E.right({ mediaType: 'tv', id: 9 }));
  });

  it('follows an id that was replaced, without a lookup, even if the IMDb id belongs to nothing now', async () => {
    const { resolving, lookups } = createCatalogue({}, {}, { [-155]: 527_774 });
    expect(await resolveTitleId(resolving)(film(-155, 'tt10862682'))()).toEqual(E.right({ mediaType: 'movie', id: 527_774 }));
    expect(lookups).toEqual([]);
  });

  it.each([
    ['a title without an IMDb id', film(-1, null), 0],
    ['an unknown IMDb id', film(-1, 'tt0000002'), 1],
    ['a series that is a film in this catalogue', series(-1, 'tt0000001'), 1],
  ])('fails with not-found for %s', async (_, title, calls) => {
    const { resolving, lookups } = createCatalogue({ tt0000001: [['movie', 8]] });
    for (const attempt of [1, 2, 3])
      expect(await resolveTitleId(resolving)(title)(), `attempt ${attempt}`).toEqual(E.left(notFound('title')));
    expect(lookups).toHaveLength(calls);
  });

  it('repeats a lookup that failed', async () => {
    const failures: Record<string, Failure> = { tt0000001: offline };
    const { resolving, lookups } = createCatalogue({ tt0000001: [['movie', 8]] }, failures);
    expect(await resolveTitleId(resolving)(film(-1, 'tt0000001'))()).toEqual(E.left(offline));
    delete failures['tt0000001'];
    expect(await resolveTitleId(resolving)(film(-1, 'tt0000001'))()).toEqual(E.right({ mediaType: 'movie', id: 8 }));
    expect(lookups).toHaveLength(2);
  });

  it('repeats a lookup after five minutes', async () => {
    const { resolving, lookups, clock } = createCatalogue({ tt0000001: [['movie', 8]] });
    for (const minutes of [0, 4.9, 5]) {
      clock.time = minutes * 60_000;
      await resolveTitleId(resolving)(film(-1, 'tt0000001'))();
    }
    expect(lookups).toHaveLength(2);
  });

  it('fails with the failure of hasTitle', async () => {
    const resolving = createResolveTitleIdDeps(
      { hasTitle: () => TE.left(offline), findSuccessor: () => TE.right(null), findByImdb: () => TE.right([]) },
      { now: () => 0 },
    );
    expect(await resolveTitleId(resolving)(film(1, 'tt0000001'))()).toEqual(E.left(offline));
  });
});

describe('resolveTitleIds', () => {
  const imdbIds = ['tt0000001', 'tt0000002', 'tt0000003', 'tt0000004', 'tt0000005', 'tt0000006', 'tt0000007', 'tt0000008'];
  const titlesByImdbId: TitlesByImdbId = {
    tt0000001: [['movie', 11]],
    tt0000002: [['tv', 12]],
    tt0000003: [
      ['movie', 13],
      ['tv', 13],
    ],
    tt0000004: [],
  };
  const failures = { tt0000005: offline };
  const savedTitle: fc.Arbitrary<SavedTitleId> = fc.record({
    mediaType: fc.constantFrom('movie', 'tv'),
    id: fc.integer({ min: -9, max: 9 }).filter((id) => id !== 0),
    imdbId: fc.option(fc.constantFrom(...imdbIds)),
  });

  it('returns one result per title in order, with one lookup per IMDb id and at most four at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(savedTitle, { maxLength: 40 }), async (titles) => {
        const { resolving, lookups, concurrent } = createCatalogue(titlesByImdbId, failures);
        const answers = await resolveTitleIds(resolving)(titles)();
        const individual = await Promise.all(
          titles.map((title) => resolveTitleId(createCatalogue(titlesByImdbId, failures).resolving)(title)()),
        );
        expect(answers).toEqual(E.right(individual));
        const successful = lookups.filter((imdbId) => imdbId !== 'tt0000005');
        expect(new Set(successful).size).toBe(successful.length);
        expect(concurrent.max).toBeLessThanOrEqual(4);
      }),
      { numRuns: 60 },
    );
  });

  it('shares lookups between repeated and concurrent calls', async () => {
    const titles = [film(-1, 'tt0000001'), series(-2, 'tt0000002'), film(-3, 'tt0000004'), film(-1, 'tt0000001')];
    const { resolving, lookups } = createCatalogue(titlesByImdbId);
    const both = await Promise.all([resolveTitleIds(resolving)(titles)(), resolveTitleIds(resolving)(titles)()]);
    await resolveTitleIds(resolving)(titles)();
    expect(both[0]).toEqual(both[1]);
    expect(lookups.toSorted()).toEqual(['tt0000001', 'tt0000002', 'tt0000004']);
  });

  it('stops on abort; lookups already sent stay cached for the next call', async () => {
    const titles = imdbIds.map((imdbId, index) => film(-index - 1, imdbId));
    const { resolving, lookups } = createCatalogue(titlesByImdbId);
    const controller = new AbortController();
    const answer = resolveTitleIds(resolving)(titles, controller.signal)();
    controller.abort();
    expect(await answer).toEqual(E.left(aborted));
    expect(lookups.length).toBeLessThanOrEqual(4);
    await resolveTitleIds(resolving)(titles)();
    expect(lookups.toSorted()).toEqual(imdbIds);
  });
});
