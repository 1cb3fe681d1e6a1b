/**
 * Writes the repository's fixtures from recorded TMDB responses: `node scripts/test/tmdb-fixtures.mjs <folder>`. The folder contains the
 * responses and an `index.json` with the endpoint of each. Facts stay; prose belongs to TMDB and its contributors and becomes a
 * placeholder of the same length. Only endpoints that the adapter calls are included.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const target = new URL('../../tests/tmdb/recorded/', import.meta.url);

/** Keys whose value is always prose. */
const PROSE_KEYS = new Set(['overview', 'biography', 'tagline', 'content', 'description', 'note', 'review', 'headline']);
/** Maximum length of a fact: longer strings under any other key count as prose, unless they are a URL or a path. */
const LONGEST_FACT = 80;

const isUrl = (text) => /^(https?:\/)?\/\S+$/.test(text);

/** Returns a placeholder with the same number of UTF-16 units. Blank text is not replaced: blank is a test case. */
const placeholder = (text) => 'Placeholder text. '.repeat(Math.ceil(text.length / 18)).slice(0, text.length).replace(/ $/, '.');

const withoutProse = (value, key = '') => {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutProse(part, name)]));
  }
  if (typeof value !== 'string' || value.trim() === '') return value;
  return PROSE_KEYS.has(key) || (value.length > LONGEST_FACT && !isUrl(value)) ? placeholder(value) : value;
};

/** Endpoints that the adapter calls, directly or as a block of its details call. Error bodies are included for every endpoint. */
const USED = new Set([
  '/movie/popular', '/movie/top_rated', '/movie/now_playing', '/movie/upcoming', '/trending/movie/{time_window}', '/discover/movie',
  '/tv/popular', '/tv/top_rated', '/tv/on_the_air', '/tv/airing_today', '/trending/tv/{time_window}', '/discover/tv', '/search/movie',
  '/search/tv', '/search/person', '/search/multi', '/find/{external_id}', '/movie/{movie_id}', '/movie/{movie_id}?append_to_response=...',
  '/movie/{movie_id}/credits', '/movie/{movie_id}/external_ids', '/movie/{movie_id}/images', '/movie/{movie_id}/keywords',
  '/movie/{movie_id}/recommendations', '/movie/{movie_id}/release_dates', '/movie/{movie_id}/similar', '/movie/{movie_id}/videos',
  '/movie/{movie_id}/watch/providers', '/tv/{series_id}', '/tv/{series_id}?append_to_response=...',
  '/tv/{series_id}?append_to_response=season/1,...', '/tv/{series_id}/aggregate_credits', '/tv/{series_id}/content_ratings',
  '/tv/{series_id}/external_ids', '/tv/{series_id}/images', '/tv/{series_id}/keywords', '/tv/{series_id}/recommendations',
  '/tv/{series_id}/similar', '/tv/{series_id}/videos', '/tv/{series_id}/watch/providers', '/tv/{series_id}/season/{n}',
  '/tv/{series_id}/season/{n}?append_to_response=...', '/person/{person_id}', '/person/{person_id}?append_to_response=...',
  '/person/{person_id}/combined_credits', '/person/{person_id}/external_ids', '/collection/{collection_id}',
  '/collection/{collection_id}?append_to_response=...', '/genre/movie/list', '/genre/tv/list',
  '/watch/providers/movie', '/watch/providers/tv', 'error body',
]);

/** Files whose name in the source project does not match their content. */
const READ_AS = {
  'search-tv__jdrouet.json': { endpoint: '/search/movie', because: 'holds films: `title`, `release_date` and numbers of films' },
  'search-multi__flixbox.json': { endpoint: '/search/movie', because: 'holds films and no `media_type`; its dates have a time of day' },
};

/** Files whose content does not come from TMDB. */
const MADE_UP = {
  'genre-tv-list__andy-miles.json': 'its genres were made up by the source ("Genre 1")',
  'watch-providers-movie__andy-miles.json': 'its providers were made up by the source ("Provider 1")',
  'watch-providers-tv__andy-miles.json': 'its providers were made up by the source ("Provider 4")',
};

const main = (folder) => {
  const { files } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const included = files.filter(({ file, endpoint }) => USED.has(endpoint) && !(file in MADE_UP));
  for (const { file } of included) {
    writeFileSync(new URL(file, target), `${JSON.stringify(withoutProse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))}\n`);
  }
  const sources = included.map(({ file, endpoint, http_status: status, kind, source, licence_of_source_repo: licence }) => ({
    file, endpoint, ...(READ_AS[file] === undefined ? {} : { readAs: READ_AS[file] }), status, kind, source, licence,
  }));
  const omitted = {};
  for (const { endpoint } of files) if (!USED.has(endpoint)) omitted[endpoint] = (omitted[endpoint] ?? 0) + 1;
  const about =
    'Answers of the TMDB API v3 recorded by public projects. Every sentence in them was replaced by a placeholder of the same length.';
  writeFileSync(
    new URL('SOURCES.json', target),
    `${JSON.stringify({ about, files: sources, madeUp: MADE_UP, leftOut: omitted }, null, 1)}\n`,
  );
  process.stdout.write(`Wrote ${included.length} of ${files.length} responses to ${target.pathname}\n`);
};

const [, script, folder] = process.argv;
if (script?.endsWith('tmdb-fixtures.mjs')) {
  if (folder === undefined)
    throw new Error('Missing argument: the folder with the recorded responses. Usage: node scripts/test/tmdb-fixtures.mjs <folder>');
  main(folder);
}
