import fc from 'fast-check';
import type { ImportedFact } from '#application/imports/import-row';
import { series } from '#domain/history/history.fixture';
import { firstEpisodes } from '#domain/history/series/episodes-text';
import { createViewing, singleEpisode, wholeSeason, wholeTitle, type Viewing } from '#domain/history/viewing';
import { MAX_DESCRIPTION_LENGTH } from '#domain/lists/list';
import type { NewListItem } from '#domain/lists/list-item';
import { listNameError, MAX_LIST_NAME_LENGTH, normalizeListName } from '#domain/lists/list-name';
import { film } from '#domain/lists/list.fixture';
import type { StoredTitle } from '#domain/lists/stored-title';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { DEFAULT_LISTS, isDefaultListName } from '#domain/users/new-user';

/** Clock time of the accounts, in ms since 1970. */
export const ACCOUNT_TIME = 1_700_000_000_000;
const DAY_MS = 86_400_000;

const time = fc.integer({ min: 0, max: ACCOUNT_TIME - 1 });
const orNull = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(value, { nil: null });
const text = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ minLength: 1, maxLength, unit: 'grapheme' }).filter((each) => each.length <= maxLength);
const order = fc.stringMatching(/^[!-~]{1,8}$/);

/** A film or a series with its own copy of every field, also of a number that only the embedded catalogue has. */
const title: fc.Arbitrary<StoredTitle> = fc
  .record({
    isFilm: fc.boolean(), number: fc.integer({ min: -4, max: 6 }).filter((number) => number !== 0), title: text(20),
    imdbID: orNull(fc.constantFrom('tt0113277', 'tt1')), posterPath: orNull(fc.constant('/p.jpg')),
    releaseYear: orNull(fc.integer({ min: 1800, max: 2200 })),
    genres: fc.uniqueArray(fc.constantFrom('Drama', 'Crime', 'Science Fiction'), { maxLength: 3 }),
    runtime: orNull(fc.integer({ min: 0, max: 500 })), vote: orNull(fc.constantFrom(0, 6.5, 10)),
  })
  .map(({ isFilm, number, ...fields }) => ({ ...(isFilm ? film(number) : series(number)), ...fields }));
const uniqueTitles = { selector: ({ title: { itemKey } }: { readonly title: StoredTitle }) => itemKey, maxLength: 6 };

const items: fc.Arbitrary<ReadonlyArray<NewListItem>> = fc.uniqueArray(
  fc.record({ title, addedAt: time, order, note: orNull(text(40)), random: fc.double({ min: 0, max: 1, noNaN: true }) }), uniqueTitles,
);
const place = fc.record({ order, pinned: fc.boolean(), archived: fc.boolean() });
const description = fc.oneof(fc.constant(''), text(30), fc.constant('x'.repeat(MAX_DESCRIPTION_LENGTH)));

const name = fc
  .oneof(text(12), fc.constantFrom('macOS demos', 'Noir_nights', 'É', 'x'.repeat(MAX_LIST_NAME_LENGTH), 'ǅ', 'a/b'))
  .filter((each) => listNameError(each) === null && !isDefaultListName(normalizeListName(each)));
const list = fc.record({ name, description, place, createdAt: time, items, isDeleted: fc.boolean() });

const when = orNull(fc.integer({ min: 0, max: 18_000 })).map((days) => {
  if (days === null) return { day: null, watchedAt: null };
  const noon = days * DAY_MS + DAY_MS / 2;
  return { day: new Date(noon).toISOString().slice(0, 10), watchedAt: noon };
});
const points = fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2);
const part = fc.constantFrom('whole', 'season', 'episode');
/** A viewing of a film, a series with known or unknown episodes, a season or an episode. */
const viewing: fc.Arbitrary<Viewing> = fc
  .record({
    // Firestore keeps ids between double underscores for itself.
    entryId: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/).filter((id) => !/^__.*__$/.test(id)),
    title, part, when, rating: orNull(points), season: fc.integer({ min: 0, max: 3 }), isKnown: fc.boolean(),
  })
  .map(({ entryId, title: item, part: kind, when: at, rating, season, isKnown }) => {
    const aired = isKnown ? firstEpisodes(1, 3) : null;
    if (item.mediaType === 'movie' || kind === 'whole') return createViewing(entryId, item, wholeTitle(item, aired), at, rating);
    if (kind === 'season') return createViewing(entryId, item, wholeSeason(season, firstEpisodes(season, 4), () => 40), at, rating);
    return createViewing(entryId, item, singleEpisode({ season, episode: 2 }, isKnown ? 40 : null), at, rating);
  });

const recent = title.chain(({ itemKey, mediaType, movieID, imdbID, title: name, posterPath, releaseYear, genres }) =>
  time.map((openedAt) => ({ itemKey, mediaType, movieID, imdbID, title: name, posterPath, releaseYear, genres, openedAt })));
const unmatched = fc.record({
  file: text(10), row: fc.nat(), title: text(10).map((each) => namedTitle({ name: each, year: 1995 })),
  facts: fc.constantFrom<ReadonlyArray<ImportedFact>>([{ kind: 'viewing', day: '2020-01-01', episode: null, rating: 7.5 }],
    [{ kind: 'item', list: 'noir', note: '=1', day: null }], [{ kind: 'rating', rating: 8.5, day: null }]),
});

/** A member's lists with their titles, history, ratings, recent titles, settings, and rows of imports without a title. */
export const anyAccount = fc.record({
  lists: fc.uniqueArray(list, { selector: (each) => normalizeListName(each.name), maxLength: 4 }),
  defaults: fc.tuple(...DEFAULT_LISTS.map(() => fc.record({ description, place: orNull(place), items }))),
  viewings: fc.uniqueArray(viewing, { selector: ({ entryId }) => entryId, maxLength: 12 }),
  episodes: orNull(fc.constant('1:1-6@2010-01-01')),
  ratings: fc.uniqueArray(
    fc.record({ title, rating: points, ratedAt: time }), uniqueTitles,
  ),
  recents: fc.uniqueArray(recent, { selector: ({ itemKey }) => itemKey, maxLength: 8 }),
  settings: fc.record({
    theme: fc.constantFrom('dark' as const, 'light' as const, 'system' as const, null),
    language: fc.constantFrom('de-DE', 'ast', null), region: fc.constantFrom('DE', null),
  }),
  phoneNumber: fc.constantFrom('+49 30 123', null),
  savedFilters: fc.constantFrom('Noir\t/genre/crime?from=1940', null),
  services: fc.constantFrom('DE-8-337', null),
  turnedDown: fc.constantFrom('movie-7\t1999\tja\tRan', null),
  unmatched: fc.array(unmatched, { maxLength: 3 }),
});
export type Account = typeof anyAccount extends fc.Arbitrary<infer A> ? A : never;
