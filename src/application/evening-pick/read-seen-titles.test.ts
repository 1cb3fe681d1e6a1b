import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { emptyOutbox } from '#application/ports/outbox-store';
import { someMemberFacts } from '#domain/catalogue/credits/member-facts.fixture';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { Title } from '#domain/catalogue/title';
import { eveningFilters } from '#domain/evening-pick/evening-filters';
import { rankPicks } from '#domain/evening-pick/next-pick';
import { withoutLeastVote } from '#domain/evening-pick/seen-before';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import { toMark } from '#domain/history/viewing-mark';
import { toListItem } from '#domain/lists/list-item';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle } from '#domain/lists/stored-title';
import { notFound, offline } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { MemberTasteDeps } from './read-member-taste';
import { readSeenTitles } from './read-seen-titles';

const ADA = 'ada' as UserId;
const filters = eveningFilters({ mediaType: 'movie', minutes: 100, people: [['laugh']] });

/** A title with the days on which it was watched; `isFavorite` puts it on the favorites. */
type Seen = {
  readonly title: Title; readonly rating?: number; readonly days?: ReadonlyArray<string>; readonly isFavorite?: boolean;
  /** As its details name them. */
  readonly keywords?: ReadonlyArray<string>;
};
const film = (id: number, fields: Partial<Title> = {}): Title =>
  aTitle({ id, title: `Film ${id}`, genres: ['Comedy'], averageVote: 5, runtime: 95, ...fields });
const stateOf = ({ title: { mediaType, id }, rating, days = [] }: Seen): MemberTitleState => ({
  ...emptyTitleState({ mediaType, id }), rating: rating ?? null,
  viewings: days.map((day, index) => toMark(filmViewing(`v${index}`, id, onDay(day)))),
});

const nothing = { items: [], page: 1, totalPages: 1, totalResults: 0, asOf: null };
const depsOf = (
  all: ReadonlyArray<Seen>, history: MemberTasteDeps['history'] | null = null, discover: MemberTasteDeps['catalogue']['discover'] = () =>
    TE.right(nothing),
): MemberTasteDeps => ({
  lists: {
    uid: ADA, outbox: of(E.right(emptyOutbox)), storedStates: () => of(E.right(all.map(stateOf))),
    firstItems: () => of(E.right(all.flatMap(({ title, isFavorite }) => (isFavorite !== true ? []
      : [toListItem(ADA, 'f', { title: toStoredTitle(title, null), addedAt: 1, order: 'a', note: null, random: 0 })])))),
    history: {
      viewings: () => ({ state$: of({ viewings: [], status: 'ready', hasMore: false, failure: null }), loadMore: () => undefined }),
    },
  },
  history: history ?? TE.right({ readLastRatings: () => TE.right(
    all.flatMap(({ title, rating }) => (rating === undefined ? [] : [{ item: toStoredTitle(title, null), rating, ratedAt: 1 }])),
  ) }),
  catalogue: {
    getMemberFacts: () => TE.right(someMemberFacts()), discover,
    getDetails: ({ id }) => TE.fromNullable(notFound('title'))(
      all.flatMap(({ title, keywords = [] }) => (title.id === id ? [{ ...aTitleDetails(), ...title, keywords }] : []))[0]),
  },
  listIds: { favorites: 'f', watchlist: null }, today: '2026-11-28', turnedDown: new Set(),
});

describe('readSeenTitles', () => {
  it('finds what was watched or rated, and liked, and fits, the loved ones first and of them what was seen longest ago', async () => {
    const deps = depsOf([
      { title: film(1), rating: 9, days: ['2024-05-01', '2020-05-01'] }, { title: film(2), rating: 8, days: ['2021-05-01'] },
      { title: film(3), isFavorite: true, days: ['2019-05-01'] }, { title: film(4), rating: 7, days: ['2018-05-01'] },
      { title: film(5), rating: 4, days: ['2017-05-01'], isFavorite: true }, { title: film(6), rating: 10 },
      { title: film(11), isFavorite: true },
      { title: film(7, { genres: ['Horror'] }), rating: 10, days: ['2016-05-01'] },
      { title: film(8, { runtime: 140 }), rating: 10, days: ['2016-05-01'] },
      { title: film(9, { mediaType: 'tv' }), rating: 10, days: ['2016-05-01'] },
      { title: film(10, { runtime: null }), rating: 10, days: ['2016-05-01'] },
    ]);
    const answer = await readSeenTitles(deps)({ mediaType: 'movie', filters })();
    if (E.isLeft(answer)) throw new Error(answer.left._tag);
    const picks = rankPicks({
      candidates: answer.right.candidates, filters: withoutLeastVote(filters), evening: '2026-11-28', excluded: new Set(['movie-4']),
    });
    const noon = (day: string): number => onDay(day).watchedAt ?? 0;
    expect(picks.map(({ title, evidence }) => [title.id, evidence])).toEqual([
      [6, { kind: 'seen', rating: 10, watchedAt: null }],
      [2, { kind: 'seen', rating: 8, watchedAt: noon('2021-05-01') }], [1, { kind: 'seen', rating: 9, watchedAt: noon('2024-05-01') }],
      [3, { kind: 'seen', rating: null, watchedAt: noon('2019-05-01') }],
    ]);
    expect(answer.right.candidates).toHaveLength(5);
  });

  it('finds titles of a mood that only keywords tell: those that details name, else those that the catalogue finds by them', async () => {
    const scary = eveningFilters({ mediaType: 'tv', minutes: null, people: [['scare']] });
    const [fact = ''] = scary[0]?.content ?? [];
    const series = (id: number, keywords: ReadonlyArray<string>): Seen => ({
      title: film(id, { mediaType: 'tv', genres: ['Drama'], runtime: null }), keywords, rating: 9, days: ['2020-05-01'],
    });
    const found = series(4, []);
    const all = [series(1, ['small town', 'Zombie']), series(2, ['lawyer']), series(3, []), found];
    const discover = vi.fn<MemberTasteDeps['catalogue']['discover']>(({ page }) =>
      TE.right({ ...nothing, page, totalPages: 2, items: page === 2 ? [found.title] : [] }));
    const seen = async (titles: ReadonlyArray<Seen>) => {
      const answer = await readSeenTitles(depsOf(titles, null, discover))({ mediaType: 'tv', filters: scary })();
      if (E.isLeft(answer)) throw new Error(answer.left._tag);
      const input = { filters: withoutLeastVote(scary), evening: '2026-11-28', excluded: new Set<string>() };
      return rankPicks({ ...input, candidates: answer.right.candidates }).map(({ title }) => title.id);
    };
    // Where all titles have keywords, nothing else is asked for.
    expect([await seen(all.slice(0, 2)), discover.mock.calls]).toEqual([[1], []]);
    expect((await seen(all)).toSorted()).toEqual([1, 4]);
    const calls = [[[fact], 1], [[fact], 2]];
    expect(discover.mock.calls.map(([{ filters: { content }, page }]) => [content, page])).toEqual(calls);
    // Further titles are looked up where too few of the first fit, and the catalogue is asked once.
    discover.mockClear();
    const many = Array.from({ length: 30 }, (_, index) => series(index + 10, []));
    expect(await seen([...many, series(50, ['zombie'])])).toEqual([50]);
    expect(discover.mock.calls.map(([{ filters: { content }, page }]) => [content, page])).toEqual(calls);
  });

  it('reads on behind the titles that were found first, until none is left', async () => {
    const deps = depsOf(Array.from({ length: 60 }, (_, at) => ({ title: film(at + 1), rating: 9, days: ['2020-05-01'] })));
    const answer = await readSeenTitles(deps)({ mediaType: 'movie', filters })();
    if (E.isLeft(answer)) throw new Error(answer.left._tag);
    const counts = [answer.right.candidates.length];
    for (let { readOn } = answer.right; readOn !== null;) {
      const further = await readOn();
      counts.push(new Set(further.candidates.map(({ title }) => title.id)).size);
      ({ readOn } = further);
    }
    expect(counts).toEqual([24, 48, 60]);
  });

  it('keeps what is left for later while the network is lost', async () => {
    const deps = depsOf(Array.from({ length: 40 }, (_, at) => ({ title: film(at + 1), rating: 9, days: ['2020-05-01'] })));
    let isOffline = false;
    const getDetails: MemberTasteDeps['catalogue']['getDetails'] = (...title) =>
      (isOffline ? TE.left(offline) : deps.catalogue.getDetails(...title));
    const first = await readSeenTitles({ ...deps, catalogue: { ...deps.catalogue, getDetails } })({ mediaType: 'movie', filters })();
    if (E.isLeft(first)) throw new Error(first.left._tag);
    isOffline = true;
    const lost = await first.right.readOn?.();
    expect([lost?.candidates.length, lost?.failure]).toEqual([24, offline]);
    isOffline = false;
    const found = await lost?.readOn?.();
    expect([found?.candidates.length, found?.failure, found?.readOn]).toEqual([40, null, null]);
  });

  it('fails if the ratings cannot be read', async () => {
    expect(await readSeenTitles(depsOf([], TE.left(offline)))({ mediaType: 'movie', filters })()).toEqual(E.left(offline));
  });
});
