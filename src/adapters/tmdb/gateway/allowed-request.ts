import { MAX_SEARCH_LENGTH } from '#domain/catalogue/search-query';

/** A refused request: status and message for the caller. `allow` names the allowed method of a 405. */
export type Rejection = { readonly status: 400 | 404 | 405 | 414; readonly message: string; readonly allow?: string };

type Allowed = {
  readonly isAllowed: true;
  /** Path below TMDB's `/3` with sorted parameters, so that equal requests are equal texts. */ readonly target: string;
};
type Refused = { readonly isAllowed: false; readonly rejection: Rejection };

type Values = Readonly<Record<string, RegExp>>;
type Endpoint = { readonly path: RegExp; readonly parameters: Values };

/** A search text of 200 characters takes 1,800 when it is encoded. */
const MAX_LENGTH = 4000;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,3}$/i;
const LANGUAGES = /^(?:[a-z]{2}|null)(?:,(?:[a-z]{2}|null)){0,3}$/;
const REGION = /^[a-z]{2}$/i;
const PAGE = /^(?:[1-9]\d?|[1-4]\d\d|500)$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const COUNT = /^\d{1,7}$/;
const VOTE = /^\d{1,2}(?:\.\d{1,3})?$/;
const IDS = /^[1-9]\d{0,9}(?:[,|][1-9]\d{0,9}){0,19}$/;
const GENRES = /^\d{1,6}(?:,\d{1,6}){0,40}$/;

const anyOf = (...names: ReadonlyArray<string>): RegExp =>
  new RegExp(`^(?:${names.join('|')})(?:,(?:${names.join('|')})){0,${names.length - 1}}$`);
const ofDetails = ['videos', 'images', 'recommendations', 'similar', 'external_ids', 'keywords', 'watch/providers'] as const;

const paged: Values = { language: LANGUAGE, page: PAGE };
const searched: Values = { ...paged, query: new RegExp(`^[^]{1,${MAX_SEARCH_LENGTH}}$`), include_adult: /^false$/ };
const discovered: Values = {
  ...paged, include_adult: /^false$/, with_genres: GENRES, without_genres: GENRES, with_keywords: IDS, with_companies: IDS,
  'vote_average.gte': VOTE, 'vote_average.lte': VOTE, 'vote_count.gte': COUNT, 'with_runtime.gte': COUNT, 'with_runtime.lte': COUNT,
  with_watch_providers: IDS, watch_region: REGION, with_watch_monetization_types: /^flatrate\|free\|ads$/,
  with_original_language: /^[a-z]{2,3}$/, with_origin_country: REGION, certification: /^[\w+-]{1,12}$/, certification_country: REGION,
};
const detailed: Values = { language: LANGUAGE, include_image_language: LANGUAGES, include_video_language: LANGUAGES };
const sortedBy = (...fields: ReadonlyArray<string>): RegExp =>
  new RegExp(`^(?:popularity|vote_average|vote_count|${fields.join('|')})\\.(?:asc|desc)$`);

/** The endpoints and parameters that the `Catalogue` adapter uses. */
const ENDPOINTS: ReadonlyArray<Endpoint> = [
  { path: /^\/movie\/(?:popular|top_rated|now_playing|upcoming)$/, parameters: { ...paged, region: REGION } },
  { path: /^\/tv\/(?:popular|top_rated|on_the_air|airing_today)$/, parameters: paged },
  { path: /^\/trending\/(?:movie|tv)\/day$/, parameters: { ...paged, region: REGION } },
  {
    path: /^\/discover\/movie$/,
    parameters: {
      ...discovered,
      region: REGION, with_people: IDS,
      sort_by: sortedBy('primary_release_date', 'title', 'original_title'),
      with_release_type: /^[1-6](?:\|[1-6]){0,5}$/, 'primary_release_date.gte': DATE, 'primary_release_date.lte': DATE,
      'release_date.gte': DATE, 'release_date.lte': DATE,
    },
  },
  {
    path: /^\/discover\/tv$/,
    parameters: {
      ...discovered, with_networks: IDS, with_status: /^3\|4$/, with_type: /^2$/,
      sort_by: sortedBy('first_air_date', 'name', 'original_name'),
      'first_air_date.gte': DATE, 'first_air_date.lte': DATE, 'air_date.gte': DATE, 'air_date.lte': DATE,
    },
  },
  { path: /^\/search\/movie$/, parameters: { ...searched, region: REGION, primary_release_year: /^\d{4}$/ } },
  { path: /^\/search\/tv$/, parameters: { ...searched, first_air_date_year: /^\d{4}$/ } },
  { path: /^\/search\/(?:person|multi)$/, parameters: searched },
  { path: /^\/search\/(?:keyword|company)$/, parameters: { query: searched['query'] ?? /^$/, page: PAGE } },
  { path: /^\/watch\/providers\/(?:movie|tv)$/, parameters: { language: LANGUAGE, watch_region: REGION } },
  { path: /^\/find\/tt\d{5,12}$/, parameters: { language: LANGUAGE, external_source: /^imdb_id$/ } },
  { path: /^\/find\/[1-9]\d{0,9}$/, parameters: { language: LANGUAGE, external_source: /^tvdb_id$/ } },
  { path: /^\/movie\/[1-9]\d{0,9}$/, parameters: { ...detailed, append_to_response: anyOf('credits', 'release_dates', ...ofDetails) } },
  {
    path: /^\/tv\/[1-9]\d{0,9}$/,
    parameters: { ...detailed, append_to_response: anyOf('aggregate_credits', 'content_ratings', ...ofDetails) },
  },
  { path: /^\/tv\/[1-9]\d{0,9}\/season\/\d{1,4}$/, parameters: { language: LANGUAGE } },
  { path: /^\/person\/[1-9]\d{0,9}$/, parameters: { language: LANGUAGE, append_to_response: anyOf('combined_credits', 'external_ids') } },
  { path: /^\/collection\/[1-9]\d{0,9}$/, parameters: { language: LANGUAGE } },
];

const reject = (status: Rejection['status'], message: string, more: Partial<Rejection> = {}): Refused => ({
  isAllowed: false,
  rejection: { status, message, ...more },
});

/**
 * Returns the first parameter that the endpoint does not allow, that has another value than it may have, or that is repeated; null if there
 * is none.
 */
const findRefusedParameter = (values: Values, parameters: ReadonlyArray<readonly [string, string]>): string | null => {
  const names = new Set<string>();
  for (const [name, value] of parameters) {
    if (names.has(name) || !Object.hasOwn(values, name) || values[name]?.test(value) !== true) return name;
    names.add(name);
  }
  return null;
};

/**
 * Checks a request to TMDB against the allow-list of methods, endpoints and parameters.
 * @param target path below TMDB's `/3` with its query, exactly as received. A URL with a host is no path and is refused.
 */
export const checkTmdbRequest = (method: string, target: string): Allowed | Refused => {
  if (method !== 'GET') return reject(405, 'Only GET is allowed.', { allow: 'GET' });
  if (target.length > MAX_LENGTH) return reject(414, `The address is longer than ${MAX_LENGTH} characters.`);
  const [path = '', ...rest] = target.split('?');
  const endpoint = ENDPOINTS.find((each) => each.path.test(path));
  if (endpoint === undefined) return reject(404, 'The requested resource could not be found.');
  const parameters = new URLSearchParams(rest.join('?'));
  const name = findRefusedParameter(endpoint.parameters, [...parameters]);
  if (name !== null) return reject(400, `${name.slice(0, 100)} is not allowed or has an invalid value.`);
  parameters.sort();
  return { isAllowed: true, target: parameters.size === 0 ? path : `${path}?${parameters.toString()}` };
};
