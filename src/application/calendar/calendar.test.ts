import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { lastValueFrom, of, take, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { emptyOutbox } from '#application/ports/outbox-store';
import { aSeason, aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import { eventKey } from '#domain/calendar/coming-event';
import { readComingEvents } from '#domain/calendar/read-coming-events';
import { episodePart, series } from '#domain/history/history.fixture';
import type { ViewingsPage } from '#domain/history/history-repository';
import { createViewing, type Viewing } from '#domain/history/viewing';
import { toListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { notFound, offline, unavailable, type Failure } from '#domain/shared/failure';
import { calendarViewParams, parseCalendarView } from './calendar-view-params';
import { readFollowedTitles, type FollowedTitlesDeps } from './read-followed-titles';
import { readCalendar } from './read-calendar';

const TODAY = '2026-11-20';
const HERE = { today: TODAY, region: null };
const viewing = (id: number, index = 0): Viewing =>
  createViewing(`v${id}-${index}`, series(id), episodePart(1, index + 1), { day: '2026-11-01', watchedAt: 1_000_000 - index });
const onList = (id: number, releaseYear: number | null) => toListItem(maya, 'w', { ...newItem(id), title: film(id, { releaseYear }) });

describe('readFollowedTitles', () => {
  const deps = (parts: ReadonlyArray<ReadonlyArray<Viewing>>, other: Partial<FollowedTitlesDeps> = {}): FollowedTitlesDeps => {
    let part = 0;
    return {
      lists: {
        uid: maya, outbox: of(E.right(emptyOutbox)),
        firstItems: () => of(E.right([onList(4, 2024), onList(2, 2025), onList(1, 2026), onList(3, null)])),
      },
      history: TE.right({
        watchViewings: () => {
          const viewings = parts[part] ?? [];
          part += 1;
          const next = part < parts.length ? { day: null, watchedAt: null, entryId: `end-${part}` } : null;
          return of(E.right<Failure, ViewingsPage>({ viewings, next }));
        },
      }),
      watchlistID: 'w', today: TODAY, ...other,
    };
  };
  const keys = async (known: FollowedTitlesDeps) =>
    E.map((titles: ReadonlyArray<StoredTitle>) => titles.map(({ itemKey }) => itemKey))(await readFollowedTitles(known)());

  it('returns begun series once, last watched first, from several parts of the history, then films that may come, those of last year last', async () => {
    const read = deps([[viewing(7), viewing(7, 1), viewing(8)], [viewing(7, 2), viewing(9)]]);
    expect(await keys(read)).toEqual(E.right(['tv-7', 'tv-8', 'tv-9', 'movie-1', 'movie-3', 'movie-2']));
  });

  it('adds series whose viewing is not sent', async () => {
    const change = { kind: 'log-viewings' as const, viewings: [{ ...viewing(5), watchedAt: 2_000_000 }], episodes: null };
    const outbox = { ...emptyOutbox, pending: [{ commandId: 'c', uid: maya, createdAt: 1, change }] };
    const { lists } = deps([]);
    expect(await keys(deps([[viewing(7)]], { lists: { ...lists, outbox: of(E.right(outbox)) }, watchlistID: null }))).toEqual(
      E.right(['tv-5', 'tv-7']),
    );
  });

  it('returns at most 50 series and reads at most five parts', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => viewing(index + 1));
    expect(E.getOrElse((): ReadonlyArray<string> => [])(await keys(deps([hundred], { watchlistID: null })))).toHaveLength(50);
    const parts = Array.from({ length: 8 }, (_, index) => [viewing(index + 1)]);
    expect(await keys(deps(parts, { watchlistID: null }))).toEqual(E.right(['tv-1', 'tv-2', 'tv-3', 'tv-4', 'tv-5']));
  });

  it('fails with the history or the watchlist', async () => {
    const { lists } = deps([]);
    expect(await keys(deps([], { history: TE.left(offline) }))).toEqual(E.left(offline));
    expect(await keys(deps([[viewing(7)]], { lists: { ...lists, firstItems: () => of(E.left(offline)) } }))).toEqual(E.left(offline));
  });
});

describe('readCalendar', () => {
  const release = (id: number, day: string) => ({ title: film(id), day, part: { kind: 'release' as const, country: null } });

  it('emits after each four titles what is known, sorted, and names those that failed', async () => {
    const titles = [6, 5, 4, 3, 2, 1].map((id) => film(id));
    const read = readCalendar(titles, ({ movieID }) =>
      movieID === 5 ? TE.left(unavailable(503, '')) : TE.right([release(movieID, `2026-12-0${movieID}`)]));
    const states = await lastValueFrom(read.pipe(toArray()));
    const shown = states.map(({ events, unread, checked, total }) => [
      events.map(eventKey), unread.map(({ title }) => title.title), checked, total,
    ]);
    expect(shown).toEqual([
      [[], [], 0, 6],
      [['movie-3', 'movie-4', 'movie-6'], ['Film 5'], 4, 6],
      [['movie-1', 'movie-2', 'movie-3', 'movie-4', 'movie-6'], ['Film 5'], 6, 6],
    ]);
  });

  it('aborts the requests when nobody reads any more', async () => {
    const signals: AbortSignal[] = [];
    const read = readCalendar([film(1)], (_, signal) => {
      signals.push(signal);
      return () => new Promise(() => {});
    });
    await lastValueFrom(read.pipe(take(1)));
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

describe('readComingEvents', () => {
  const details = aTitleDetails({ mediaType: 'tv', series: someSeries() });

  it('reads the season of the next episode; a season that fails fails the title', async () => {
    const seasons: number[] = [];
    const read = (failure: Failure | null) =>
      readComingEvents(
        {
          getDetails: () => TE.right(details),
          getSeason: (_, number) => {
            seasons.push(number);
            return failure === null ? TE.right({ ...aSeason({ number }), episodes: [] }) : TE.left(failure);
          },
        },
        series(7), HERE,
      )();
    expect(E.map((events: ReadonlyArray<Parameters<typeof eventKey>[0]>) => events.map(eventKey))(await read(null))).toEqual(
      E.right(['tv-7-s4e1']),
    );
    expect(await read(offline)).toEqual(E.left(offline));
    expect(seasons).toEqual([4, 4]);
  });

  it('has nothing of a title that the catalogue does not have, and fails otherwise', async () => {
    const read = (failure: Failure) =>
      readComingEvents({ getDetails: () => TE.left(failure), getSeason: () => TE.left(failure) }, series(7), HERE)();
    expect([await read(notFound('title')), await read(offline)]).toEqual([E.right([]), E.left(offline)]);
  });
});

describe('the calendar in the address', () => {
  it('is read as it is written, and a mistyped one is the agenda of the present month', () => {
    for (const view of [
      { layout: 'month', month: '2027-02', day: '2027-02-28' }, { layout: 'agenda', month: null, day: null },
    ] as const)
      expect(parseCalendarView(calendarViewParams(view))).toEqual(view);
    expect(parseCalendarView(new URLSearchParams('view=week&month=2027-13&day=2027-02-32'))).toEqual({
      layout: 'agenda', month: null, day: null,
    });
  });
});
