import { DetailsRecord } from '#adapters/embedded-catalogue/files/details-record';
import { DETAILS_FILE_COUNTS, detailsFile } from '#adapters/embedded-catalogue/files/file-names';
import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { describesContent } from '#domain/catalogue/subjects/describes-content';
import type { CrewJob, ExternalLink } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import type { FindRelated } from './build-related';
import { buildRecommendations, type RelatedTitles } from './build-recommendations';
import type { SummarySentence } from '../sentence/summary-sentence';
import type { PersonIdOf } from '../namesakes';
import type { ShardRecord } from '../shard-files';
import type { TitleFacts } from '../title-facts';

export type Numbers = ReadonlyMap<string, number>;

const crewOf = ({ key, directors, creators }: TitleFacts, personIdOf: PersonIdOf): ReadonlyArray<CrewJob> => [
  ...creators.map((name) => ({ personId: personIdOf(name, key), name, job: 'Creator', department: 'Production' })),
  ...directors.map((name) => ({ personId: personIdOf(name, key), name, job: 'Director', department: 'Directing' })),
];

const linksOf = ({ imdbId, mediaType, tmdbId }: TitleFacts): ReadonlyArray<ExternalLink> => [
  ...(imdbId === null ? [] : [{ kind: 'imdb' as const, url: `https://www.imdb.com/title/${imdbId}/` }]),
  ...(tmdbId === null ? [] : [{ kind: 'tmdb' as const, url: `https://www.themoviedb.org/${mediaType}/${tmdbId}` }]),
];

/** Returns all seasons by number. A season that the facts do not list has neither a date nor an episode count. */
const seasonsOf = ({ seasons, seasonCount }: TitleFacts): NonNullable<DetailsRecord['series']>['seasons'] => {
  const listed = new Map(seasons.map((season) => [season.number, season]));
  const last = Math.max(seasonCount ?? 0, ...listed.keys());
  return Array.from({ length: last }, (_, at) => {
    const [number, season] = [at + 1, listed.get(at + 1)];
    return {
      number, name: season?.name ?? `Season ${number}`, episodeCount: season?.episodeCount ?? null, date: season?.date ?? null,
      posterPath: null, overview: null, episodes: [],
    };
  });
};

const seriesOf = (facts: TitleFacts): DetailsRecord['series'] => ({
  lastAirDate: facts.lastAirDate,
  episodeCount: facts.episodeCount,
  episodeRuntime: facts.episodeRuntime,
  networks: facts.networks,
  countsAsOf: facts.countsAsOf,
  seasons: seasonsOf(facts),
  nextEpisode: null,
});

const recordOf = (
  facts: TitleFacts, entry: CatalogueEntry, likes: RelatedTitles, entries: ReadonlyArray<CatalogueEntry>, personIdOf: PersonIdOf,
  collections: Numbers, sentenceOf: SummarySentence, related: DetailsRecord['related'],
): DetailsRecord => {
  const summaries = (indexes: ReadonlyArray<number>) => indexes.flatMap((index) => entries[index]?.summary ?? []);
  return {
    title: entry.summary,
    overview: facts.overview ?? sentenceOf(facts),
    imdbId: facts.imdbId,
    tagline: null,
    status: facts.status,
    certification: facts.certification,
    countries: facts.countries,
    keywords: facts.keywords.filter(describesContent),
    cast: facts.cast.map(({ name, character }) => ({
      personId: personIdOf(name, facts.key),
      name, character, episodes: null, imagePath: null,
    })),
    crew: crewOf(facts, personIdOf),
    recommendations: summaries(likes.recommendations),
    similar: summaries(likes.similar),
    related,
    collection: facts.collection === null ? null : { id: collections.get(facts.collection) ?? 0, name: facts.collection },
    links: linksOf(facts),
    series: facts.mediaType === 'tv' ? seriesOf(facts) : null,
  };
};

/** Builds the details of one media type. `entries` are the index entries in the same order. `files` includes files without records. */
export const buildDetails = (
  all: ReadonlyArray<TitleFacts>, entries: ReadonlyArray<CatalogueEntry>, personIdOf: PersonIdOf, collections: Numbers,
  sentenceOf: SummarySentence, relatedOf: FindRelated,
): { readonly files: ReadonlyArray<string>; readonly records: ReadonlyArray<ShardRecord> } => {
  const mediaType = all[0]?.mediaType ?? 'movie';
  const likes = buildRecommendations(all);
  const records = all.flatMap((facts, at): ReadonlyArray<ShardRecord> => {
    const [entry, like] = [entries[at], likes[at]];
    if (entry === undefined || like === undefined) return [];
    const record = recordOf(facts, entry, like, entries, personIdOf, collections, sentenceOf, relatedOf(facts));
    return [[detailsFile(facts), itemKey(facts), DetailsRecord.encode(record)]];
  });
  return { files: Array.from({ length: DETAILS_FILE_COUNTS[mediaType] }, (_, id) => detailsFile({ mediaType, id })), records };
};
