import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import type { ImportedFact, ImportRow } from '#application/imports/import-row';
import { namedTitleKey } from '#application/imports/match-titles';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { clearMemberDataExcept } from '#application/profile/member-data-keys';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { maya } from '#domain/lists/list.fixture';
import { aborted, unavailable } from '#domain/shared/failure';
import { noteFirstLook, noteLook, noteSeen } from './look-note';
import { countNewTitles, foundByLook, lookQuietly, MAX_QUIET_TITLES, noteRows } from './quiet-look';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const row = (name: string, imdbId: string | null, more: Partial<Extract<ImportedFact, { kind: 'viewing' }>> = {}): ImportRow => ({
  file: 'diary.csv', row: 1, title: namedTitle({ name, imdbId }), facts: [{ kind: 'viewing', day: null, episode: null, ...more }],
});
const rows = [row('Heat', 'tt0113277'), row('Lost Film', 'tt1')];

/** Opens a browser whose looks are counted by the ids that are requested of the catalogue. */
const open = (version: string | null = '/catalogue/a/') => {
  const [storage, requested] = [testBrowser()(), [] as string[]];
  let fails = false;
  const catalogue = {
    ...catalogueOfHeat,
    findByImdb: (id: string) => {
      requested.push(id);
      return fails ? TE.left(unavailable(500, 'failed')) : catalogueOfHeat.findByImdb(id);
    },
  };
  const look = async (now: number, all = rows, more: Partial<Parameters<typeof lookQuietly>[0]> = {}) => {
    requested.length = 0;
    const { signal } = new AbortController();
    const answer = await lookQuietly({ catalogue, signal, version, storage, uid: maya, remembered: new Map(), ...more }, all, now)();
    return [requested.length, foundByLook(storage, maya, all), E.isRight(answer)];
  };
  return { storage, look, requested, setFailing: (is: boolean) => void (fails = is) };
};

describe('lookQuietly', () => {
  it('looks once for each version of a catalogue, and offers what it has found until the person looks', async () => {
    const { look, storage } = open();
    expect([await look(NOW), await look(NOW + 30 * DAY), await look(NOW + 31 * DAY, rows, { version: '/catalogue/b/' })]).toEqual([
      [2, 1, true], [0, 1, true], [2, 1, true],
    ]);
    // An entry that is gone is offered no more.
    expect(foundByLook(storage, maya, rows.slice(1))).toBe(0);
    noteLook(storage, maya, { version: '/catalogue/b/' }, NOW + 31 * DAY);
    expect(foundByLook(storage, maya, rows)).toBe(0);
  });

  it('does not look again for what an import has just looked for', async () => {
    const { look, storage } = open();
    noteFirstLook(storage, maya, { version: '/catalogue/a/' }, NOW);
    expect(await look(NOW + 2 * DAY)).toEqual([0, 0, true]);
    // A later import is no look for the rows of the former ones.
    noteFirstLook(storage, maya, { version: '/catalogue/b/' }, NOW + 2 * DAY);
    expect(await look(NOW + 2 * DAY, rows, { version: '/catalogue/b/' })).toEqual([2, 1, true]);
  });

  it('looks through a catalogue without versions after seven days, never twice on a day', async () => {
    const { look } = open(null);
    const counts: unknown[] = [];
    for (const days of [0, 0.5, 1, 6.9, 7, 7.5, 14]) counts.push((await look(NOW + days * DAY))[0]);
    expect(counts).toEqual([2, 0, 0, 0, 2, 0, 2]);
    expect(await look(NOW + 14.5 * DAY, rows, { version: '/catalogue/b/' })).toEqual([0, 1, true]);
  });

  it('repeats a look that failed on the next day, and one that was aborted at once', async () => {
    const { look, setFailing } = open();
    setFailing(true);
    const left = new AbortController();
    expect((await look(NOW, rows, { signal: left.signal }))[2]).toBe(false);
    left.abort();
    setFailing(false);
    expect([await look(NOW + DAY / 2), await look(NOW + DAY)]).toEqual([[0, 0, true], [2, 1, true]]);
    const ended = new AbortController();
    ended.abort();
    const later = { version: '/catalogue/b/' };
    expect((await look(NOW + 2 * DAY, rows, { ...later, signal: ended.signal }))[2]).toBe(false);
    expect(await look(NOW + 2 * DAY, rows, later)).toEqual([2, 1, true]);
  });

  it('lets another look begin as soon as one is aborted', async () => {
    const { look } = open();
    const ended = new AbortController();
    const looking = look(NOW, rows, { signal: ended.signal });
    ended.abort();
    expect(await look(NOW)).toEqual([2, 1, true]);
    await looking;
  });

  it('says what it has found until the person puts that away or it is gone, and never twice', async () => {
    const { look, storage } = open();
    await look(NOW, [...rows, row('Heat', 'tt0113277', { day: '2024-01-01' })]);
    expect(countNewTitles(storage, maya, rows)).toBe(1);
    noteSeen(storage, maya);
    expect(countNewTitles(storage, maya, rows)).toBe(0);
    // The page of the import goes on to say it.
    expect(await look(NOW + 2 * DAY, rows, { version: '/catalogue/b/' })).toEqual([2, 1, true]);
    expect(countNewTitles(storage, maya, rows)).toBe(0);
    noteRows(storage, maya, rows.slice(1), NOW);
    noteRows(storage, maya, rows, NOW);
    await look(NOW + 4 * DAY, rows, { version: '/catalogue/c/' });
    expect(countNewTitles(storage, maya, rows)).toBe(1);
    noteLook(storage, maya, { version: '/catalogue/c/' }, NOW + 4 * DAY);
    await look(NOW + 6 * DAY, rows, { version: '/catalogue/d/' });
    expect(countNewTitles(storage, maya, rows)).toBe(0);
  });

  it('leaves nothing behind if the member has signed out meanwhile', async () => {
    const { look, storage } = open();
    await look(NOW);
    const ended = new AbortController();
    const looking = look(NOW + 2 * DAY, rows, { version: '/catalogue/b/', signal: ended.signal });
    ended.abort();
    clearMemberDataExcept(storage, null);
    await looking;
    expect(storage.local.listKeys()).toEqual([]);
  });

  it('offers no episode of a film, none that only a name tells, and nothing that the person has refused', async () => {
    const { look } = open();
    const heat = (more: Parameters<typeof row>[2]) => row('Heat', 'tt0113277', more);
    const parts = [heat({ episode: { season: 1, episode: 1 } }), heat({ named: { season: null, name: 'Pilot' } })];
    expect((await look(NOW, parts))[1]).toBe(0);
    const remembered = new Map([[namedTitleKey(rows[0]?.title ?? namedTitle({ name: '' })), null]]);
    expect(await open().look(NOW, rows, { remembered })).toEqual([1, 0, true]);
  });

  it('goes through many titles part by part', async () => {
    const { look, requested } = open(null);
    const many = Array.from({ length: MAX_QUIET_TITLES + 5 }, (_, index) => row(`Film ${index}`, `tt${index + 1}`));
    expect((await look(NOW, many))[0]).toBe(MAX_QUIET_TITLES);
    expect([(await look(NOW + DAY / 2, many))[0], (await look(NOW + DAY, many))[0]]).toEqual([0, 5]);
    expect(requested[0]).toBe(`tt${MAX_QUIET_TITLES + 1}`);
    expect([(await look(NOW + 7 * DAY, many))[0], (await look(NOW + 8 * DAY, many))[0]]).toEqual([0, MAX_QUIET_TITLES]);
  });

  it('goes on, as soon as it is let, where a visit ended in the middle, with what was found until then', async () => {
    const { look, requested } = open(null);
    const many = Array.from({ length: 50 }, (_, index) => row(`Film ${index}`, index === 0 ? 'tt0113277' : `tt${index + 1}`));
    const visit = async (now: number, until: number) => {
      const left = new AbortController();
      const catalogue = {
        ...catalogueOfHeat,
        findByImdb: (id: string): ReturnType<typeof catalogueOfHeat.findByImdb> => async () => {
          requested.push(id);
          if (requested.length === until) left.abort();
          return left.signal.aborted ? E.left(aborted) : catalogueOfHeat.findByImdb(id)();
        },
      };
      return look(now, many, { catalogue, signal: left.signal });
    };
    expect((await visit(NOW, 25)).slice(1)).toEqual([1, false]);
    expect((await visit(NOW + 1, 25)).slice(1)).toEqual([1, false]);
    expect(requested[0]).toBe('tt21');
    expect(await look(NOW + 2, many)).toEqual([10, 1, true]);
    expect([requested[0], await look(NOW + 3, many), (await look(NOW + 7 * DAY + 2, many))[0]]).toEqual(['tt41', [0, 1, true], 50]);
  });

  it('goes on behind what was answered on the day after a failure', async () => {
    const { look, requested } = open(null);
    const many = Array.from({ length: 30 }, (_, index) => row(`Film ${index}`, `tt${index + 1}`));
    const findByImdb = (id: string) => (id === 'tt15' ? TE.left(unavailable(500, 'failed')) : catalogueOfHeat.findByImdb(id));
    expect((await look(NOW, many, { catalogue: { ...catalogueOfHeat, findByImdb } }))[2]).toBe(false);
    expect([(await look(NOW + 1, many))[0], (await look(NOW + DAY, many))[0], requested[0]]).toEqual([0, 20, 'tt11']);
  });

  it('keeps its finds if the person puts earlier ones away meanwhile', async () => {
    const { look, storage } = open();
    await look(NOW, rows.slice(0, 1));
    const looking = look(NOW + 2 * DAY, [...rows, row('Heat again', 'tt0113277')], { version: '/catalogue/b/' });
    noteSeen(storage, maya);
    await looking;
    expect([foundByLook(storage, maya, rows), countNewTitles(storage, maya, [row('Heat again', 'tt0113277'), ...rows])]).toEqual([1, 1]);
  });
});
