import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Title } from '#domain/catalogue/title';
import type { EpisodeId, FoundEpisode } from '#domain/catalogue/foreign-ids/foreign-ids';
import { valueIfNotFound } from './query-answers';
import { FindAnswer } from '#adapters/tmdb/codecs/other-codecs';
import type { RareQueryDeps, TmdbQueryDeps } from './query-deps';
import { titleOfDetails } from '#adapters/tmdb/mapping/title-of-details';
import { toMovieTitles, toSeriesTitles } from '#adapters/tmdb/mapping/to-title';

const SOURCES = { imdb: 'imdb_id', tvdb: 'tvdb_id' } as const satisfies Readonly<Record<EpisodeId['by'], string>>;

/** IMDb's ids and TVDB's numbers. */
const [IMDB_ID, TVDB_ID] = [/^tt\d{5,12}$/, /^[1-9]\d{0,9}$/];

const find =
  <A>(source: EpisodeId['by'], toRows: (found: FindAnswer) => ReadonlyArray<A>) =>
  ({ request, settings }: TmdbQueryDeps, id: string, signal?: AbortSignal): Answer<ReadonlyArray<A>> => {
    const parameters = { language: settings().language, external_source: SOURCES[source] };
    return (source === 'imdb' ? IMDB_ID : TVDB_ID).test(id)
      ? valueIfNotFound(
          pipe(request({ path: `/find/${id}`, parameters, codec: FindAnswer, what: 'title' }, signal), TE.map(toRows)), [],
        )
      : TE.right([]);
  };

const findAll = find('imdb', ({ movie_results, tv_results }) => [...toMovieTitles(movie_results), ...toSeriesTitles(tv_results)]);
const findSeries = find('tvdb', ({ tv_results }) => toSeriesTitles(tv_results));

/** Finds titles by IMDb id. A malformed id returns an empty list without a request. */
export const findByImdbId =
  (context: TmdbQueryDeps) =>
  (imdbId: string, signal?: AbortSignal): Answer<ReadonlyArray<Title>> =>
    findAll(context, imdbId, signal);

/** Finds series by TVDB's number. One that is none returns an empty list without a request. */
export const findByTvdbId =
  (context: TmdbQueryDeps) =>
  (tvdbId: number, signal?: AbortSignal): Answer<ReadonlyArray<Title>> =>
    findSeries(context, String(tvdbId), signal);

/** Finds an episode by IMDb id or TVDB's number, with its series. A number can be that of an episode and of another series. */
export const findEpisodeOnTmdb =
  (context: RareQueryDeps) =>
  ({ by, id }: EpisodeId, signal?: AbortSignal): Answer<FoundEpisode | null> =>
    pipe(
      find(by, ({ tv_episode_results }) => tv_episode_results)(context, String(id), signal),
      TE.flatMap(([found]) => (found === undefined ? TE.right(null) : valueIfNotFound(
        pipe(
          context.getDetails({ mediaType: 'tv', id: found.show_id }, signal, 'look-up'),
          TE.map((details): FoundEpisode | null =>
            ({ series: titleOfDetails(details), season: found.season_number, episode: found.episode_number })),
        ),
        null,
      ))),
    );
