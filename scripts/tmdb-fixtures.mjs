/**
 * Makes what the repository keeps of recorded TMDB answers: `node scripts/tmdb-fixtures.mjs <folder>`, where the folder holds the
 * answers and an `index.json` saying which endpoint each belongs to. Facts stay; prose, which belongs to TMDB and its
 * contributors, becomes a placeholder of the same length. Of the endpoints only those that the adapter asks are kept.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const target = new URL('../tests/tmdb/recorded/', import.meta.url);

/** Keys whose value is always somebody's sentence. */
const PROSE_KEYS = new Set(['overview', 'biography', 'tagline', 'content', 'description', 'note', 'review', 'headline']);
/** Longer strings under any other key are taken for sentences, unless they are an address or a path. */
const LONGEST_FACT = 80;

const isAddress = (text) => /^(https?:\/)?\/\S+$/.test(text);

/** The same number of UTF-16 units; blank text stays as it is, because blank is a case of its own. */
const placeholder = (text) => 'Placeholder text. '.repeat(Math.ceil(text.length / 18)).slice(0, text.length).replace(/ $/, '.');

const withoutProse = (value, key = '') => {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutProse(part, name)]));
  }
  if (typeof value !== 'string' || value.trim() === '') return value;
  return PROSE_KEYS.has(key) || (value.length > LONGEST_FACT && !isAddress(value)) ? placeholder(value) : value;
};

/** What the adapter asks, directly or as a block of its one call for details; errors are kept whatever the endpoint. */
const USED = new Set([
  '/movie/popular', '/movie/top_rated', '/movie/now_playing', '/movie/upcoming', '/trending/movie/{time_window}', '/discover/movie',
  '/tv/popular', '/tv/top_rated', '/tv/on_the_air', '/tv/airing_today', '/trending/tv/{time_window}', '/discover/tv',
  '/search/movie', '/search/tv', '/search/person', '/search/multi', '/find/{external_id}',
  '/movie/{movie_id}', '/movie/{movie_id}?append_to_response=...', '/movie/{movie_id}/credits', '/movie/{movie_id}/external_ids',
  '/movie/{movie_id}/images', '/movie/{movie_id}/keywords', '/movie/{movie_id}/recommendations', '/movie/{movie_id}/release_dates',
  '/movie/{movie_id}/similar', '/movie/{movie_id}/videos', '/movie/{movie_id}/watch/providers',
  '/tv/{series_id}', '/tv/{series_id}?append_to_response=...', '/tv/{series_id}?append_to_response=season/1,...',
  '/tv/{series_id}/aggregate_credits', '/tv/{series_id}/content_ratings', '/tv/{series_id}/external_ids', '/tv/{series_id}/images',
  '/tv/{series_id}/keywords', '/tv/{series_id}/recommendations', '/tv/{series_id}/similar', '/tv/{series_id}/videos',
  '/tv/{series_id}/watch/providers', '/tv/{series_id}/season/{n}', '/tv/{series_id}/season/{n}?append_to_response=...',
  '/person/{person_id}', '/person/{person_id}?append_to_response=...', '/person/{person_id}/combined_credits', '/person/{person_id}/external_ids',
  '/collection/{collection_id}', '/collection/{collection_id}?append_to_response=...', '/genre/movie/list', '/genre/tv/list', 'error body',
]);

/** Files whose name at the source says something else than what is in them. */
const READ_AS = {
  'search-tv__jdrouet.json': { endpoint: '/search/movie', because: 'holds films: `title`, `release_date` and numbers of films' },
  'search-multi__flixbox.json': { endpoint: '/search/movie', because: 'holds films and no `media_type`; its dates have a time of day' },
};

/** Files that are no answer of TMDB's in content. */
const MADE_UP = { 'genre-tv-list__andy-miles.json': 'its genres were made up by the source ("Genre 1")' };

const main = (folder) => {
  const { files } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const kept = files.filter(({ file, endpoint }) => USED.has(endpoint) && !(file in MADE_UP));
  for (const { file } of kept) {
    writeFileSync(new URL(file, target), `${JSON.stringify(withoutProse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))}\n`);
  }
  const sources = kept.map(({ file, endpoint, http_status: status, kind, source, licence_of_source_repo: licence }) => ({
    file, endpoint, ...(READ_AS[file] === undefined ? {} : { readAs: READ_AS[file] }), status, kind, source, licence,
  }));
  const left = {};
  for (const { endpoint } of files) if (!USED.has(endpoint)) left[endpoint] = (left[endpoint] ?? 0) + 1;
  const about = 'Answers of the TMDB API v3 recorded by public projects. Every sentence in them was replaced by a placeholder of the same length.';
  writeFileSync(new URL('SOURCES.json', target), `${JSON.stringify({ about, files: sources, madeUp: MADE_UP, leftOut: left }, null, 1)}\n`);
  process.stdout.write(`${kept.length} of ${files.length} answers kept in ${target.pathname}\n`);
};

const [, script, folder] = process.argv;
if (script?.endsWith('tmdb-fixtures.mjs')) {
  if (folder === undefined) throw new Error('Which folder holds the recorded answers? node scripts/tmdb-fixtures.mjs <folder>');
  main(folder);
}
