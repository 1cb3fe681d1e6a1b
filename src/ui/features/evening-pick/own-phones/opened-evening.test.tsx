import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { memorySharedEvenings } from '#adapters/memory/server/memory-shared-evenings.fixture';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import {
  BROWSER_STORAGE, CATALOGUE_USE_CASES, CLOCK, MEMBER_LISTS_LOADER, SESSION_SERVICE, SHARED_LIST_READER,
} from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import type { DiscoverQuery } from '#domain/catalogue/catalogue';
import type { Title } from '#domain/catalogue/title';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { itemKey } from '#domain/catalogue/title-id';
import type { Mood } from '#domain/evening-pick/mood';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { MAX_OFFERED } from '#domain/shared-evening/shared-evening';
import { signedOut } from '#domain/users/session';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { OpenedEvening } from './opened-evening';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const at = (time: string): number => new Date(`2026-11-20T${time}:00`).getTime();
const [FIRST, SECOND] = ['a'.repeat(32), 'b'.repeat(32)] as [string, string];

type Couple = {
  /** The time zone of the second phone; that of the first one if absent. */
  readonly zone: string;
  readonly moods: readonly [ReadonlyArray<Mood>, ReadonlyArray<Mood>];
  readonly find: (filters: DiscoverQuery['filters']) => ReadonlyArray<Title>;
};

/**
 * Opens on the second phone an evening until 22:30 that began at 20:00, once both have answered; returns what the page looks for. With
 * titles, both have also offered these, and voted on the first five without a yes.
 * @param time by the clock of the first phone. @param find what the catalogue has.
 */
const openAt = async (
  time: string, titles: ReadonlyArray<string> | null = null,
  { zone, moods = [[], []], find = () => [] }: Partial<Couple> = {},
) => {
  const [start, now] = [at('20:00'), at(time)];
  const evenings = memorySharedEvenings({ now: () => start });
  const { evening: { id } } = await expectRight(evenings.create(FIRST, { mediaType: 'movie', minutes: 150, until: '22:30' }));
  await expectRight(evenings.join(SECOND, { id }));
  await expectRight(evenings.reply({ id, secret: FIRST }, { moods: moods[0] }));
  await expectRight(evenings.reply({ id, secret: SECOND }, { moods: moods[1] }));
  if (titles !== null) {
    for (const secret of [FIRST, SECOND]) await expectRight(evenings.reply({ id, secret }, { titles }));
    for (const secret of [FIRST, SECOND]) await expectRight(evenings.reply({ id, secret }, { vote: { round: 0, liked: [] } }));
  }
  const requested: Array<DiscoverQuery['filters']> = [];
  const storage = testBrowser()();
  storage.local.set('marquee.shared-evening', JSON.stringify([{ of: id, secret: SECOND }]));
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(of(E.right(signedOut))))], [BROWSER_STORAGE, storage],
    [SHARED_LIST_READER, null], [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(null) }], [CLOCK, { now: () => now }],
    [CATALOGUE_USE_CASES, {
      discover: ({ filters }: DiscoverQuery) => {
        requested.push(filters);
        const items = find(filters);
        return TE.right({ items, page: 1, totalPages: 1, totalResults: items.length, asOf: null });
      },
    }],
  ]);
  if (zone !== undefined) vi.stubEnv('TZ', zone);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <SessionProvider><MemoryRouter><OpenedEvening evenings={evenings} id={id} /></MemoryRouter></SessionProvider>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  return {
    requested, hasOffered: async () => (await expectRight(evenings.read(id))).people[1]?.hasOffered,
    /** Offers titles on the first phone; returns those that both offer. */
    offerFirst: async (offered: ReadonlyArray<string>) => {
      await expectRight(evenings.reply({ id, secret: FIRST }, { titles: offered }));
      return (await expectRight(evenings.read(id))).titles;
    },
  };
};

it('looks for titles that fit until the time of day on this phone, however long there was at the start', async () => {
  vi.stubGlobal('__ON_TMDB__', true);
  const { requested, hasOffered } = await openAt('21:00');
  await waitFor(async () => expect(await hasOffered()).toBe(true));
  expect(new Set(requested.map(({ runtimeTo }) => runtimeTo))).toEqual(new Set([90]));
  expect(new Set(requested.map(({ votesFrom }) => votesFrom))).toEqual(new Set([100]));
});

it.each([
  ['Asia/Tokyo', '06:30'], ['Europe/Helsinki', '23:30'],
])('has time in %s until it is 22:30 on the first phone in Vienna, which is %s there', async (zone, time) => {
  vi.stubEnv('TZ', 'Europe/Vienna');
  const { requested, hasOffered } = await openAt('21:00', null, { zone });
  await waitFor(async () => expect(await hasOffered()).toBe(true));
  expect(new Set(requested.map(({ runtimeTo }) => runtimeTo))).toEqual(new Set([90]));
  expect(screen.getByText(`A film · Until ${time}`)).toBeDefined();
});

it('offers what fits both first, and then what fits one, if hardly any title fits both', async () => {
  const title = (id: number, ...genres: ReadonlyArray<string>): Title => aTitle({ id, genres, averageVote: 9, runtime: 80 });
  const both = [901, 902].map((id) => title(id, 'Comedy', 'Romance'));
  const one = Array.from({ length: 150 }, (_, index) => title(index + 1, 'Comedy'));
  const { hasOffered, offerFirst } = await openAt('21:00', null, {
    moods: [['laugh'], ['love']], find: ({ genresIn }) => (genresIn.length === 2 ? both : genresIn.includes('comedy') ? one : []),
  });
  await waitFor(async () => expect(await hasOffered()).toBe(true));
  const common = await offerFirst([...both, ...one].slice(0, MAX_OFFERED).map(itemKey)) ?? [];
  expect(common.slice(0, 2).toSorted()).toEqual(['movie-901', 'movie-902']);
  expect(common.length).toBeGreaterThan(2);
});

it('offers nothing and says so when the time of day has passed', async () => {
  const { requested, hasOffered } = await openAt('22:31');
  expect(await screen.findByText('22:30 has passed.')).toBeDefined();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect([requested, await hasOffered()]).toEqual([[], false]);
});

it.each([
  [1, 'Those were all the titles for tonight, and none has a yes from both of you.'],
  [6, 'Nothing yet that you both said yes to. The next titles may suit you both.'],
])('says what is true of %i titles if nobody said yes to one', async (count, text) => {
  await openAt('21:00', Array.from({ length: count }, (_, index) => `movie-${index + 1}`));
  expect(await screen.findByText(text)).toBeDefined();
});
