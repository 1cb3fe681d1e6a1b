import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { DEFAULT_SUGGESTION_LIMIT, type Catalogue, type NamedFact } from '#domain/catalogue/catalogue';
import { anyOfKeywords, contentValues, readContentFilters } from '#domain/catalogue/content/content-filter';
import { parseServices } from '#domain/catalogue/services/streaming-services';
import { singularPhrase } from '#domain/catalogue/described/word-forms';
import type { MediaType } from '#domain/catalogue/media-type';
import { TMDB_NETWORK_IDS } from '#domain/catalogue/content/networks';
import { foldName, foldWords } from '#domain/catalogue/text-match/fold';
import type { Answer } from '#domain/shared/answer';
import type { QueryParams } from '#adapters/tmdb/client/request-url';
import { Paged } from '#adapters/tmdb/codecs/page-codec';
import { keywordIdsOf } from '#adapters/tmdb/described/known-keywords';
import { TMDB_KEYWORD_IDS } from '#adapters/tmdb/described/keyword-ids';
import type { TmdbQueryDeps } from './query-deps';

/** No keyword and no company of TMDB has a longer name. */
const MAX_NAME = 100;
/** TMDB's numbers of states and types of series. */
const ENDED_OR_CANCELED = '3|4';
const MINI_SERIES = 2;
/** Rent and purchase are no reason to have a service. */
const WITHOUT_EXTRA_COST = 'flatrate|free|ads';

const NamedPage = Paged(t.strict({ id: t.number, name: t.string }, 'NamedFact'));
/** A keyword or company of TMDB. */
export type NamedByTmdb = (typeof NamedPage._A)['results'][number];

/** Searches keywords or companies by name: those that contain the words, at most twenty. */
export const findNamedFacts = (
  { request }: TmdbQueryDeps, kind: 'keyword' | 'company', text: string, signal?: AbortSignal,
): Answer<ReadonlyArray<NamedByTmdb>> => {
  const parameters = { query: text.slice(0, MAX_NAME), page: 1 };
  return pipe(request({ path: `/search/${kind}`, parameters, codec: NamedPage, what: 'list' }, signal), TE.map(({ results }) => results));
};

/**
 * Returns the ids of the keywords of exactly these words, in the singular or plural, that of this very name first: of several filters only
 * the first of each counts, as on the shelf that leads to the list. Empty if TMDB has none.
 */
const findKeywords = (context: TmdbQueryDeps, keyword: string, signal?: AbortSignal): Answer<ReadonlyArray<number>> => {
  const phrase = singularPhrase(foldWords(keyword));
  const rank = ({ name }: NamedByTmdb): number => (foldName(name) === foldName(keyword) ? 0 : 1);
  const id = keywordIdsOf(context).get(keyword) ?? (Object.hasOwn(TMDB_KEYWORD_IDS, phrase) ? TMDB_KEYWORD_IDS[phrase] : undefined);
  return id !== undefined ? TE.right([id]) : pipe(
    findNamedFacts(context, 'keyword', phrase, signal),
    TE.map((found) => found.filter(({ name }) => singularPhrase(foldWords(name)) === phrase)
      .toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id)),
  );
};

/** Returns the ids of all companies of this name. */
const findCompanies = (context: TmdbQueryDeps, name: string, signal?: AbortSignal): Answer<ReadonlyArray<number>> => pipe(
  findNamedFacts(context, 'company', name, signal),
  TE.map((found) => found.filter((each) => foldWords(each.name).join(' ') === foldWords(name).join(' ')).map(({ id }) => id)),
);

/** Joins the ids of each fact: any of them where there is one fact, else the first of each, as TMDB cannot mix "and" with "or". */
const joinFacts = (facts: ReadonlyArray<ReadonlyArray<number>>): string | null =>
  (facts.length === 1 ? facts[0]?.join('|') : facts.map(([first]) => first).join(',')) || null;

/**
 * Returns the `/discover` parameters of filters by content; null if no title can match, because TMDB has no such keyword, company or
 * network of this name. TMDB cannot filter by collection and number of seasons, and films only by person: these have no effect.
 */
export const contentParameters = (
  context: TmdbQueryDeps, mediaType: MediaType, texts: ReadonlyArray<string>, signal?: AbortSignal,
): Answer<QueryParams | null> => {
  const content = readContentFilters(texts);
  const [networks, states] = mediaType === 'tv' ? [contentValues(content, 'network'), contentValues(content, 'status')] : [[], []];
  const people = mediaType === 'movie' ? contentValues(content, 'person').map(Number) : [];
  const services = parseServices(contentValues(content, 'service')[0] ?? null);
  const networkIds = networks.map((name) => (Object.hasOwn(TMDB_NETWORK_IDS, name) ? [TMDB_NETWORK_IDS[name] ?? 0] : []));
  return pipe(
    TE.Do,
    TE.bind('keywords', () => pipe(
      contentValues(content, 'keyword'),
      TE.traverseSeqArray((value) => pipe(
        anyOfKeywords(value),
        TE.traverseSeqArray((keyword) => findKeywords(context, keyword, signal)),
        TE.map((found) => found.flat()),
      )),
    )),
    TE.bind('companies', () => pipe(
      contentValues(content, 'studio'), TE.traverseSeqArray((name) => findCompanies(context, name, signal)),
    )),
    TE.map(({ keywords, companies }) => {
      const isUnknown = [...keywords, ...companies, ...networkIds].some((ids) => ids.length === 0);
      // The catalogue's own ids of people are negative.
      if (isUnknown || people.some((id) => id < 0)) return null;
      return {
        with_keywords: joinFacts(keywords), with_companies: joinFacts(companies), with_networks: joinFacts(networkIds),
        with_people: people.join(',') || null,
        with_status: states.includes('ended') ? ENDED_OR_CANCELED : null,
        with_type: states.includes('mini') ? MINI_SERIES : null,
        ...(services !== null && {
          with_watch_providers: services.ids.join('|'), watch_region: services.region,
          with_watch_monetization_types: WITHOUT_EXTRA_COST,
        }),
      };
    }),
  );
};

const beginsWordOf = (text: string) => (name: string): boolean => name.toLowerCase().split(' ').some((word) => word.startsWith(text));
const networksFor = (text: string): ReadonlyArray<string> =>
  Object.keys(TMDB_NETWORK_IDS).filter((name) => text === '' || name.toLowerCase().startsWith(text) || beginsWordOf(text)(name));

/** Returns names of keywords and companies as TMDB's search finds them, and of the networks that have an id. */
export const suggestFactsOfTmdb = (context: TmdbQueryDeps): Catalogue['suggestFacts'] => (kind, typed, signal) => {
  const text = typed.trim();
  const unique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)].slice(0, DEFAULT_SUGGESTION_LIMIT);
  if (kind === 'network') return TE.right(unique(networksFor(text.toLowerCase())));
  const path: Readonly<Record<Exclude<NamedFact, 'network'>, 'keyword' | 'company'>> = { keyword: 'keyword', studio: 'company' };
  if (text === '') return TE.right([]);
  return pipe(findNamedFacts(context, path[kind], text, signal), TE.map((found) => unique(found.map(({ name }) => name))));
};
