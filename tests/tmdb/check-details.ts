import { expect } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { MediaType } from '#domain/catalogue/media-type';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { expectTitles, grownUp, type Check } from './check-pages';
import { isRaw, rows, said, type Raw } from './recorded-answers';
import { reading } from './recorded-reader';

const distinct = (values: ReadonlyArray<unknown>): number => new Set(values).size;
const someOf = (raw: Raw, path: string, key: string): ReadonlyArray<unknown> => rows(raw, path).map((row) => row[key]);

/** Keywords that say how a film was made, which the app leaves out. */
const ABOUT_THE_MAKING = new Set(['duringcreditsstinger', 'aftercreditsstinger', '3d', 'independent film', 'woman director']);

/** Compares all blocks of a details response with the decoded title. */
const expectBlocks = (mediaType: MediaType, title: TitleDetails, raw: Raw): void => {
  const cast = mediaType === 'movie' ? 'credits.cast' : 'aggregate_credits.cast';
  expect(new Set(title.cast.map(({ personId }) => personId))).toEqual(new Set(someOf(raw, cast, 'id')));
  expect(title.cast.length).toBe(rows(raw, cast).length);
  expect(new Set(title.cast.map(({ name }) => name))).toEqual(new Set(someOf(raw, cast, 'name')));
  expectTitles(title.recommendations, rows(raw, 'recommendations.results'), mediaType);
  expectTitles(title.similar, rows(raw, 'similar.results'), mediaType);
  expect(title.images.length).toBe(rows(raw, 'images.backdrops').length + rows(raw, 'images.posters').length);
  const keywords = [...someOf(raw, 'keywords.keywords', 'name'), ...someOf(raw, 'keywords.results', 'name')];
  expect(title.keywords).toEqual(keywords.map((name) => String(name).trim()).filter((name) => !ABOUT_THE_MAKING.has(name)));
  const videos = rows(raw, 'videos.results').filter((row) => row['site'] === 'YouTube' && String(row['key']).length === 11);
  expect(title.trailers.length).toBe(distinct(videos.map((row) => row['key'])));
  const providers = isRaw(raw['watch/providers']) && isRaw(raw['watch/providers']['results']) ? raw['watch/providers']['results'] : {};
  expect(Object.keys(title.watch)).toEqual(Object.keys(providers));
  for (const [region, entry] of Object.entries(providers)) {
    const count = ['flatrate', 'free', 'ads', 'rent', 'buy'].reduce((sum, kind) => sum + (isRaw(entry) ? rows(entry, kind).length : 0), 0);
    expect(title.watch[region]?.offers.length).toBe(count);
  }
};

const expectMovie = (title: TitleDetails, raw: Raw): void => {
  expect(title.runtime).toBe(raw['runtime'] === 0 ? null : said(raw['runtime']));
  expect(title.budget).toBe(raw['budget'] === 0 ? null : said(raw['budget']));
  expect(title.imdbId).toBe(said(raw['imdb_id']) ?? (isRaw(raw['external_ids']) ? said(raw['external_ids']['imdb_id']) : null));
  expect(title.collection?.name ?? null).toBe(isRaw(raw['belongs_to_collection']) ? raw['belongs_to_collection']['name'] : null);
  const directors = rows(raw, 'credits.crew').filter((row) => row['job'] === 'Director').map((row) => row['name']);
  expect(title.crew.slice(0, directors.length).map(({ name }) => name)).toEqual(directors);
  const us = rows(raw, 'release_dates.results').find((row) => row['iso_3166_1'] === 'US');
  const certificates =
    us === undefined
      ? []
      : rows(us, 'release_dates')
          .map((row) => row['certification'])
          .filter((certificate) => certificate !== '');
  expect(certificates.length === 0 ? [null] : certificates).toContain(title.certification);
};

const expectSeries = (title: TitleDetails, raw: Raw): void => {
  expect(title.seasonCount).toBe(said(raw['number_of_seasons']));
  const latest = [raw['last_episode_to_air'], raw['next_episode_to_air']].map((each) => (isRaw(each) ? said(each['runtime']) : null));
  expect(title.series?.latestRuntime).toBe(latest[0] ?? latest[1]);
  expect(title.series?.episodeCount).toBe(said(raw['number_of_episodes']));
  expect(title.series?.seasons.map(({ number, episodeCount }) => [number, episodeCount]))
    .toEqual(rows(raw, 'seasons').map((row) => [row['season_number'], said(row['episode_count'])]));
  expect(title.series?.networks).toEqual(someOf(raw, 'networks', 'name'));
  const creators = rows(raw, 'created_by').map((row) => row['name']);
  expect(title.crew.slice(0, creators.length).map(({ name }) => name)).toEqual(creators);
  const us = rows(raw, 'content_ratings.results').find((row) => row['iso_3166_1'] === 'US');
  expect(title.certification).toBe(said(us?.['rating']));
};

export const details = (mediaType: MediaType): Check => async (catalogue, raw) => {
  if (grownUp(raw)) {
    expect((await catalogue.getDetails({ mediaType, id: 1 })())._tag).toBe('Left');
    return;
  }
  const title = await expectRight(catalogue.getDetails({ mediaType, id: 1 }));
  expect(title.id).toBe(raw['id']);
  expect(title.title).toBe(raw[mediaType === 'movie' ? 'title' : 'name']);
  expect(title.date).toBe(said(raw[mediaType === 'movie' ? 'release_date' : 'first_air_date']));
  expect(title.voteCount).toBe(said(raw['vote_count']));
  expect(title.tagline).toBe(said(raw['tagline']));
  expectBlocks(mediaType, title, raw);
  if (mediaType === 'movie') expectMovie(title, raw);
  else expectSeries(title, raw);
};

/** Checks the answer of a block's own endpoint as a block of the adapter's single details request. */
export const block = (mediaType: MediaType, name: string): Check => async (_, raw) => {
  const whole = { id: 1, title: 'Whole', name: 'Whole', seasons: [], [name]: raw };
  await details(mediaType)(reading(JSON.stringify(whole)), whole);
  expect(Object.keys(raw).length).toBeGreaterThan(0);
};

const expectSeason = async (raw: Raw, fallback: number): Promise<void> => {
  const season = await expectRight(reading(JSON.stringify(raw)).getSeason({ mediaType: 'tv', id: 1 }, fallback));
  const all = rows(raw, 'episodes');
  expect(season.number).toBe(raw['season_number'] ?? fallback);
  expect(season.date).toBe(said(raw['air_date']));
  expect(season.episodes.map(({ number, name }) => [number, name])).toEqual(all.map((row) => [row['episode_number'], row['name']]));
  expect(season.episodes.map(({ date }) => date)).toEqual(all.map((row) => said(row['air_date'])));
};

/** Checks a season, or each season of a file that has several by number. */
export const season: Check = async (_, raw) => {
  if ('name' in raw) return expectSeason(raw, 1);
  const several = Object.entries(raw).filter((entry): entry is [string, Raw] => isRaw(entry[1]));
  expect(several.length).toBeGreaterThan(0);
  for (const [number, answer] of several) await expectSeason(answer, Number(number));
};
