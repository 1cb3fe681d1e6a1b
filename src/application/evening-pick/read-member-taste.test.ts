import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { someMemberFacts } from '#domain/catalogue/credits/member-facts.fixture';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import type { TitleRating } from '#domain/history/rating';
import { episodePart, episodeViewing, filmViewing } from '#domain/history/history.fixture';
import { toMark } from '#domain/history/viewing-mark';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle } from '#domain/lists/stored-title';
import { notFound, offline } from '#domain/shared/failure';
import { eveningFilters } from '#domain/evening-pick/evening-filters';
import { rankPicks } from '#domain/evening-pick/next-pick';
import type { UserId } from '#domain/users/user-id';
import { withWatchlist } from './pickable-watchlist';
import { readMemberTaste, type MemberTasteDeps } from './read-member-taste';

const ADA = 'ada' as UserId;
const film = (id: number, fields: Partial<Title> = {}): Title =>
  aTitle({ id, title: `Film ${id}`, genres: ['Comedy'], averageVote: 7, runtime: 95, ...fields });
const detailsOf = (title: Title, recommendations: ReadonlyArray<Title> = []): TitleDetails =>
  ({ ...aTitleDetails(), ...title, recommendations });
const onList = (title: Title, addedAt: number): ListItem =>
  toListItem(ADA, 'watchlist', { title: toStoredTitle(title, null), addedAt, order: 'a', note: null, random: 0 });
const rated = (title: Title, rating: number): TitleRating => ({ item: toStoredTitle(title, null), rating, ratedAt: 1 });
const watched = (id: number): MemberTitleState => ({
  ...emptyTitleState({ mediaType: 'movie', id }), viewings: [toMark(filmViewing('v', id))],
});

type Known = {
  readonly watchlist?: ReadonlyArray<ListItem>;
  readonly ratings?: ReadonlyArray<TitleRating>;
  readonly states?: ReadonlyArray<MemberTitleState>;
  readonly details?: ReadonlyArray<TitleDetails>;
};
const depsOf = ({ watchlist = [], ratings = [], states = [], details = [] }: Known): MemberTasteDeps => ({
  lists: {
    uid: ADA,
    firstItems: () => of(E.right(watchlist)),
    outbox: of(E.right(emptyOutbox)),
    storedStates: () => of(E.right(states)),
    history: {
      viewings: () => ({ state$: of({ viewings: [], status: 'ready', hasMore: false, failure: null }), loadMore: () => undefined }),
    },
  },
  history: TE.right({ readLastRatings: () => TE.right(ratings) }),
  catalogue: {
    getMemberFacts: () => TE.right(someMemberFacts()),
    discover: () => TE.right({ items: [], page: 1, totalPages: 1, totalResults: 0, asOf: null }),
    getDetails: (id) => TE.fromNullable(notFound('title'))(details.find((each) => itemKey(each) === itemKey(id))),
  },
  listIds: { favorites: null, watchlist: 'watchlist' }, today: '2026-11-27', turnedDown: new Set(),
});

const filters = eveningFilters({ mediaType: 'movie', minutes: 100, people: [['laugh']] });
const tasteOf = async (known: Known, ...titles: ReadonlyArray<Title>) => {
  const taste = await readMemberTaste(depsOf(known))({ mediaType: 'movie', filters, titles })();
  if (E.isLeft(taste)) throw new Error(taste.left._tag);
  return { ...taste.right, evidence: taste.right.candidates.map(({ title, evidence }) => [title.id, evidence] as const) };
};

describe('readMemberTaste', () => {
  it('keeps the titles in question, and says which of them are on the watchlist', async () => {
    const { evidence } = await tasteOf({ watchlist: [onList(film(2), 77)] }, film(1), film(2));
    expect(evidence).toEqual([[2, { kind: 'watchlist', addedAt: 77 }], [1, null]]);
  });

  it('adds titles of the watchlist that fit by the facts of the catalogue', async () => {
    const series = aTitle({ mediaType: 'tv', id: 6, genres: ['Comedy'], runtime: null });
    const items = [film(3), film(4, { runtime: 140 }), film(5, { genres: ['Horror'] }), film(7)].map((title) => onList(title, 1));
    const details = [film(3), film(4, { runtime: 140 }), film(5, { genres: ['Horror'] }), series].map((title) => detailsOf(title));
    const { evidence } = await tasteOf({ watchlist: items, details }, film(1));
    // The catalogue does not know film 7.
    expect(evidence.map(([id]) => id)).toEqual([3, 1]);
  });

  it('finds what fits behind newer titles of the watchlist that do not, and asks for no public vote', async () => {
    const others = Array.from({ length: 40 }, (_, index) => onList(film(100 + index, { genres: ['Horror'] }), 9));
    const unloved = film(3, { averageVote: 5 });
    const { candidates, watched: seen } = await tasteOf({ watchlist: [...others, onList(unloved, 1)], details: [detailsOf(unloved)] });
    const ranked = rankPicks({ candidates, filters, evening: '2026-11-27', excluded: seen });
    expect(ranked.map(({ title, evidence }) => [title.id, evidence])).toEqual([[3, { kind: 'watchlist', addedAt: 1 }]]);
  });

  it('looks up those of a long watchlist first that the list says to fit, and others on another day', async () => {
    const long = Array.from({ length: 30 }, (_, index) => film(100 + index, { runtime: 180 }));
    const short = Array.from({ length: 40 }, (_, index) => film(200 + index));
    const watchlist = [...long, ...short].map((title) => onList(title, 1));
    const deps = depsOf({ watchlist, details: short.map((title) => detailsOf(title)) });
    const foundOn = async (today: string): Promise<ReadonlyArray<number>> => {
      const taste = await readMemberTaste({ ...deps, today })({ mediaType: 'movie', filters, titles: [] })();
      return E.isRight(taste) ? taste.right.candidates.map(({ title }) => title.id) : [];
    };
    const [one, other] = [await foundOn('2026-11-27'), await foundOn('2026-11-28')];
    expect([one.length, other.length, new Set([...one, ...other]).size > 24]).toEqual([24, 24, true]);
  });

  it('adds titles of the watchlist that fit by their keywords, which their details or the catalogue’s filter have', async () => {
    const series = (id: number): Title => film(id, { mediaType: 'tv', genres: ['Drama'], runtime: 45 });
    const details = [['zombie'], ['lawyer'], [], []].map((keywords, index) => ({ ...detailsOf(series(index + 1)), keywords }));
    const deps = depsOf({ watchlist: details.map((title) => onList(title, 1)), details });
    const discover = () => TE.right({ items: [series(3)], page: 1, totalPages: 1, totalResults: 1, asOf: null });
    const scary = eveningFilters({ mediaType: 'tv', minutes: null, people: [['scare']] });
    const taste = await readMemberTaste({ ...deps, catalogue: { ...deps.catalogue, discover } })(
      { mediaType: 'tv', filters: scary, titles: [] })();
    expect(E.isRight(taste) && taste.right.candidates.map(({ title }) => title.id)).toEqual([1, 3]);
  });

  it('asks once which titles without keywords a fact is known of, for watchlist and suggestions', async () => {
    const series = (id: number): Title => film(id, { mediaType: 'tv', genres: ['Drama'], runtime: 45 });
    const unnamed = (id: number, recommended: ReadonlyArray<Title> = []) => ({ ...detailsOf(series(id), recommended), keywords: [] });
    const deps = depsOf({
      watchlist: [onList(series(3), 1)], ratings: [rated(series(20), 9)], details: [unnamed(3), unnamed(4), unnamed(20, [series(4)])],
    });
    const facts: string[] = [];
    const discover: MemberTasteDeps['catalogue']['discover'] = (query) => {
      facts.push(...query.filters.content);
      return TE.right({ items: [series(3), series(4)], page: 1, totalPages: 1, totalResults: 2, asOf: null });
    };
    const scary = eveningFilters({ mediaType: 'tv', minutes: null, people: [['scare']] });
    const taste = await readMemberTaste({ ...deps, catalogue: { ...deps.catalogue, discover } })(
      { mediaType: 'tv', filters: scary, titles: [] })();
    expect(E.isRight(taste) && taste.right.candidates.map(({ title }) => title.id)).toEqual([3, 4]);
    expect(facts).toEqual([...new Set(facts)]);
  });

  it('names the rated title because of which a title is suggested, and adds suggested titles that fit', async () => {
    const loved = film(20, { title: 'Memories of Murder' });
    const details = [detailsOf(loved, [film(1), film(8), film(9, { runtime: 200 })]), detailsOf(film(21), [film(2)])];
    const { evidence } = await tasteOf({ ratings: [rated(film(21), 4), rated(loved, 9)], details }, film(1), film(2));
    const because = {
      kind: 'taste', because: { itemKey: 'movie-20', title: 'Memories of Murder', act: { kind: 'rated', rating: 9 } },
    };
    expect(evidence).toEqual([[1, because], [8, because], [2, null]]);
  });

  it('looks up suggested films of unknown length, and leaves out shorts without a limit too', async () => {
    const unknown = (id: number): Title => film(id, { runtime: null });
    const loved = film(20, { title: 'Memories of Murder' });
    const details = [
      detailsOf(loved, [8, 9, 10, 11, 12].map(unknown)), detailsOf(film(8)), detailsOf(film(9, { runtime: 200 })), detailsOf(unknown(10)),
      detailsOf(film(11, { runtime: 12 })),
    ];
    const deps = depsOf({ ratings: [rated(loved, 9)], details });
    const lookedUp: number[] = [];
    const getDetails: typeof deps.catalogue.getDetails = (id, ...rest) => {
      lookedUp.push(id.id);
      return deps.catalogue.getDetails(id, ...rest);
    };
    const suggestedFor = async (minutes: number | null) => {
      const answers = eveningFilters({ mediaType: 'movie', minutes, people: [['laugh']] });
      const taste = await readMemberTaste({ ...deps, catalogue: { ...deps.catalogue, getDetails } })(
        { mediaType: 'movie', filters: answers, titles: [] })();
      return E.isRight(taste) && rankPicks({ candidates: taste.right.candidates, filters: answers, evening: 'e', excluded: new Set() })
        .map(({ title }) => title.id).toSorted((one, other) => one - other);
    };
    expect([await suggestedFor(100), lookedUp]).toEqual([[8], [20, 8, 9, 10, 11, 12]]);
    // The catalogue does not know film 12, and no length of film 10.
    expect(await suggestedFor(null)).toEqual([8, 9, 10]);
  });

  it('looks up no film that is not for the member, which leaves room for another one', async () => {
    const [loved, recommended] = [film(20), Array.from({ length: 14 }, (_, at) => film(at + 30, { runtime: null }))];
    const details = [detailsOf(loved, recommended), ...recommended.map((each) => detailsOf({ ...each, runtime: 95 }))];
    const deps = depsOf({ ratings: [rated(loved, 9)], details });
    const idsWithout = async (...turnedDown: ReadonlyArray<string>) => E.getOrElseW((): never => expect.fail())(
      await readMemberTaste({ ...deps, turnedDown: new Set(turnedDown) })({ mediaType: 'movie', filters, titles: [] })(),
    ).candidates.map(({ title }) => title.id);
    const [first = 0, ...others] = await idsWithout();
    const added = (await idsWithout(`movie-${first}`)).filter((id) => !others.includes(id));
    expect([others.length, added.length, added.includes(first)]).toEqual([11, 1, false]);
  });

  it('asks for no length of suggested series without a limit, which lists do not know', async () => {
    const series = (id: number): Title => film(id, { mediaType: 'tv', runtime: null });
    const details = [detailsOf(series(20), [series(1)])];
    const answers = eveningFilters({ mediaType: 'tv', minutes: null, people: [['laugh']] });
    const taste = await readMemberTaste(depsOf({ ratings: [rated(series(20), 9)], details }))(
      { mediaType: 'tv', filters: answers, titles: [] })();
    expect(E.isRight(taste) && taste.right.candidates.map(({ title }) => title.id)).toEqual([1]);
  });

  it('looks up suggested series whose mood keywords decide', async () => {
    const series = (id: number): Title => aTitle({ mediaType: 'tv', id, title: `Series ${id}`, genres: ['Drama'], runtime: null });
    const loved = series(20);
    const details = [
      detailsOf(loved, [series(1), series(2)]), { ...detailsOf(series(1)), keywords: ['zombie'] },
      { ...detailsOf(series(2)), keywords: ['lawyer'] },
    ];
    const scary = eveningFilters({ mediaType: 'tv', minutes: null, people: [['scare']] });
    const taste = await readMemberTaste(depsOf({ ratings: [rated(loved, 9)], details }))({ mediaType: 'tv', filters: scary, titles: [] })();
    expect(E.isRight(taste) && taste.right.candidates.map(({ title }) => title.id)).toEqual([1]);
  });

  it('says what the watchlist says now, after titles were taken off and added', async () => {
    const { candidates } = await tasteOf({ watchlist: [onList(film(2), 77)] }, film(1), film(2));
    expect(withWatchlist(candidates, [onList(film(1), 78)], null).map(({ title, evidence }) => [title.id, evidence]))
      .toEqual([[2, null], [1, { kind: 'watchlist', addedAt: 78 }]]);
  });

  it('knows titles of the watchlist behind the last ones from their states, also suggested ones', async () => {
    const states = [1, 20].map((id) => ({ ...emptyTitleState({ mediaType: 'movie', id }), listIDs: ['watchlist'] }));
    const details = [detailsOf(film(9), [film(20)])];
    const { candidates, evidence } = await tasteOf({ ratings: [rated(film(9), 9)], states, details }, film(1), film(2));
    const since = { kind: 'watchlist', addedAt: null };
    expect(evidence).toEqual([[20, since], [1, since], [2, null]]);
    const evidenceNow = (unlisted: string | null) => withWatchlist(candidates, [onList(film(20), 78)], unlisted)
      .map(({ evidence: now }) => now);
    expect(evidenceNow(null)).toEqual([{ ...since, addedAt: 78 }, since, null]);
    expect(evidenceNow('movie-1')).toEqual([{ ...since, addedAt: 78 }, null, null]);
  });

  it('names the titles that were watched or rated, but no series that is being watched', async () => {
    const rating = { ...emptyTitleState({ mediaType: 'movie', id: 3 }), rating: 9 };
    const episode = toMark(episodeViewing('v', 4, episodePart(1, 1)));
    const begun = { ...emptyTitleState({ mediaType: 'tv', id: 4 }), rating: 9, viewings: [episode] };
    const states = [watched(1), emptyTitleState({ mediaType: 'movie', id: 2 }), rating, begun];
    const { watched: keys } = await tasteOf({ states }, film(1), film(2), film(3), film(4, { mediaType: 'tv' }));
    expect([...keys]).toEqual(['movie-1', 'movie-3']);
  });

  it('fails if the watchlist or the states cannot be read', async () => {
    const deps = depsOf({});
    const parts: ReadonlyArray<Partial<MemberTasteDeps>> = [
      { lists: { ...deps.lists, firstItems: () => of(E.left(offline)) } },
      { lists: { ...deps.lists, outbox: of(E.left(offline)) } },
    ];
    for (const part of parts) {
      expect(await readMemberTaste({ ...deps, ...part })({ mediaType: 'movie', filters, titles: [] })()).toEqual(E.left(offline));
    }
  });

  it('still leaves out what was watched if nothing can be suggested', async () => {
    const deps = depsOf({ states: [watched(1)] });
    const parts: ReadonlyArray<Partial<MemberTasteDeps>> = [
      { history: TE.left(offline) }, { history: TE.right({ readLastRatings: () => TE.left(offline) }) },
      { catalogue: { ...deps.catalogue, getMemberFacts: () => TE.left(offline) } },
    ];
    for (const part of parts) {
      const taste = await readMemberTaste({ ...deps, ...part })({ mediaType: 'movie', filters, titles: [film(1)] })();
      expect(taste).toMatchObject(E.right({ candidates: [{ evidence: null }], watched: new Set(['movie-1']) }));
    }
  });
});
