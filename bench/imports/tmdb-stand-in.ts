// The app's adapter for TMDB over the test server's answers, without a network. Titles have the names and days that TMDB gave them where
// a recorded answer contains them; the others have those of the facts.
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { itemKey } from '#domain/catalogue/title-id';
import type { MediaType } from '#domain/catalogue/media-type';
import { isRaw, recorded, sources } from '#tests/tmdb/recorded-answers.ts';
import type { Entry } from '#tests/tmdb/server/entry.ts';
import { answer } from '#tests/tmdb/server/routes.ts';
import { createTmdbData } from '#tests/tmdb/server/tmdb-data.ts';

type TmdbTitle = { readonly title: string; readonly originalTitle: string; readonly released: string };
type RecordedTitle = TmdbTitle & { readonly mediaType: MediaType; readonly id: number };

/** Returns the titles that are anywhere in an answer of TMDB. */
const titlesIn = (value: unknown): ReadonlyArray<RecordedTitle> => {
  if (Array.isArray(value)) return value.flatMap(titlesIn);
  if (!isRaw(value)) return [];
  const { id, title, original_title: originalTitle, release_date: day } = value;
  const { name, original_name: originalName, first_air_date: firstDay } = value;
  const of = (mediaType: MediaType, ...texts: ReadonlyArray<unknown>): ReadonlyArray<RecordedTitle> => {
    const [own, original, released] = texts;
    const isText = typeof own === 'string' && typeof original === 'string' && typeof released === 'string';
    return typeof id === 'number' && isText && released !== ''
      ? [{ mediaType, id, title: own, originalTitle: original, released }] : [];
  };
  return [...of('movie', title, originalTitle, day), ...of('tv', name, originalName, firstDay), ...Object.values(value).flatMap(titlesIn)];
};

/** @property recordedKeys titles of the facts whose names and days are TMDB's own. @property namesakes titles that the facts lack. */
export const tmdbStandIn = () => {
  const known = new Map(sources().files.flatMap((file) => titlesIn(recorded(file))).map((title) => [itemKey(title), title]));
  const data = createTmdbData();
  const recordedKeys = new Set<string>();
  const toEntry = (entry: Entry): ReadonlyArray<Entry> => {
    // A title without TMDB's number could be in a recorded answer, too.
    if (entry.tmdbId === null) return [];
    const own = known.get(itemKey(entry));
    if (own !== undefined) recordedKeys.add(itemKey(entry));
    return [{ ...entry, ...own, otherNames: [...entry.alternativeTitles, entry.title] }];
  };
  const facts = { movie: data.of.movie.flatMap(toEntry), tv: data.of.tv.flatMap(toEntry) };
  const namesakes = [...known.values()].filter((title) => !recordedKeys.has(itemKey(title)));
  const withNamesakes = (mediaType: MediaType): ReadonlyArray<Entry> => {
    const [model] = facts[mediaType];
    const own = namesakes.filter((title) => title.mediaType === mediaType);
    const added = model === undefined ? [] : own.map((title) => ({ ...model, ...title, imdbId: null, score: 0, otherNames: [] }));
    return [...facts[mediaType], ...added];
  };
  const served = { data: { ...data, of: { movie: withNamesakes('movie'), tv: withNamesakes('tv') } }, size: null };
  const catalogue = tmdbCatalogue({
    fetch: (url) => {
      const { pathname, searchParams } = new URL(url);
      const { status, body } = answer(pathname, searchParams, served);
      return Promise.resolve(Response.json(body, { status }));
    },
    baseUrl: 'http://tmdb.test',
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    settings: () => ({ language: 'en-US', region: 'US' }),
    random: () => 0,
  });
  return { catalogue, recordedKeys, namesakes: namesakes.length };
};
