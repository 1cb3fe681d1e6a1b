import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { EpisodesReader } from './with-catalogue-episodes';
import type { SeriesInProgress } from './history-use-cases';
import { series } from '#domain/history/history.fixture';
import { singleEpisode } from '#domain/history/viewing';
import type { KnownEpisode } from '#domain/history/series/episodes-text';
import { seriesProgress } from '#domain/history/series/series-progress';
import { film } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';
import { openTwoDevices, type Device } from '#composition/two-devices.fixture';

const [TODAY, LATER] = ['2026-11-27', '2026-12-01'];
const numbered = (season: number, date: string, ...numbers: ReadonlyArray<number>): ReadonlyArray<KnownEpisode> =>
  numbers.map((episode) => ({ season, episode, date }));
const RUNNING = [...numbered(1, '2026-11-20', 1, 2, 3), ...numbered(1, LATER, 4)];

/** Opens a device on a day; `goTo` changes the day. */
const open = (episodesOf: EpisodesReader) => {
  let day = TODAY;
  let count = 0;
  const [device] = openTwoDevices({ episodesOf, now: () => new Date(`${day}T12:00:00`).getTime() + (count += 1) }).devices;
  return { device, goTo: (next: string) => void (day = next) };
};
const mark = async ({ lists }: Device, ...titles: ReadonlyArray<ReturnType<typeof film>>) => {
  const logged = await lists.history.log(titles.map((title) => ({ title, parts: [], episodes: null })), { kind: 'now' })();
  return E.isRight(logged) ? logged.right : [];
};
const stateOf = ({ lists }: Device, id: number) =>
  firstValueFrom(lists.titleState({ mediaType: 'tv', id }).pipe(filter((state) => state !== null)));
const inProgress = async ({ lists }: Device): Promise<ReadonlyArray<SeriesInProgress>> => {
  const answer = await firstValueFrom(lists.history.seriesInProgress);
  return E.isRight(answer) ? answer.right : [];
};

describe('a whole series that is marked as watched', () => {
  it('while three of four have aired is in progress four days later', async () => {
    const { device, goTo } = open(() => TE.right(RUNNING));
    await mark(device, series(1));
    expect(await inProgress(device)).toEqual([]);
    goTo(LATER);
    expect(await inProgress(device)).toMatchObject([{ progress: { watched: 3, total: 4, next: { season: 1, episode: 4 } } }]);
    expect(seriesProgress(await stateOf(device, 1), LATER)).toMatchObject({ watched: 3, total: 4 });
  });

  it('whose numbers run on over seasons is complete: 6 of 6', async () => {
    const { device } = open(() => TE.right([...numbered(1, '2020-01-01', 1, 2, 3), ...numbered(2, '2021-01-01', 4, 5, 6)]));
    const [viewing] = await mark(device, series(1));
    expect(viewing).toMatchObject({ season: null, episodeCount: 6, episodes: '1:1-3;2:4-6' });
    expect(seriesProgress(await stateOf(device, 1), TODAY)).toEqual({ watched: 6, total: 6, next: null, isComplete: true });
  });

  it('among several titles is logged like alone', async () => {
    const { device } = open(({ movieID }) => TE.right(movieID === 1 ? RUNNING : null));
    const logged = await mark(device, film(5), series(1), series(2));
    expect(logged.map(({ item, episodes }) => [item.itemKey, episodes])).toEqual([['movie-5', null], ['tv-1', '1:1-3'], ['tv-2', null]]);
    expect((await stateOf(device, 1)).episodes).toBe('1:1-3|1:4@20261201');
  });

  it('after some of its episodes is logged with the others alone', async () => {
    const { device } = open(() => TE.right([...numbered(1, '2020-01-01', 1, 2), ...numbered(2, '2021-01-01', 1, 2)]));
    const first = singleEpisode({ season: 1, episode: 2 }, 40);
    await device.lists.history.log([{ title: series(1), parts: [first], episodes: null }], { kind: 'now' })();
    const rest = async () => E.getOrElseW((): never => expect.fail())(await device.lists.history.log(
      [{ title: series(1), parts: [], episodes: null, before: await stateOf(device, 1) }], { kind: 'now' })());
    expect((await rest()).map(({ season, episode, episodes }) => [season, episode, episodes])).toEqual([[1, 1, null], [2, null, '2:1-2']]);
    expect(seriesProgress(await stateOf(device, 1), TODAY)).toMatchObject({ watched: 4, isComplete: true });
    expect(await rest()).toEqual([]);
  });

  it('on a past day covers what had aired by then, and has its own rating', async () => {
    const { device } = open(() => TE.right([...numbered(1, '2020-01-01', 1, 2), ...numbered(2, '2026-01-01', 1)]));
    const past = { kind: 'day', day: '2021-05-04' } as const;
    const logged = await device.lists.history.log([{ title: series(1), parts: [], episodes: null }], past, 7.5)();
    expect(logged).toMatchObject({ right: [{ episodes: '1:1-2', rating: 7.5 }] });
    expect(seriesProgress(await stateOf(device, 1), TODAY)).toMatchObject({ watched: 2, total: 3 });
  });

  it('while the catalogue does not answer is stored without its episodes', async () => {
    const { device } = open(() => TE.left(offline));
    expect(await mark(device, series(1))).toMatchObject([{ episodeCount: null, episodes: null }]);
    expect(seriesProgress(await stateOf(device, 1), LATER, RUNNING)).toMatchObject({ watched: 3, total: 4 });
  });
});
