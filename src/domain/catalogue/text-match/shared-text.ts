import { foldName } from './fold';
import { nameInWords, searchFor } from './shared-words';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { isTmdbId, type TitleId } from '#domain/catalogue/title-id';

/** A share of another app: the name of a page, a text, and an address, each empty if missing. */
export type SharedText = { readonly title: string; readonly text: string; readonly url: string };

/** A text to search for. */
type SharedSearch = {
  readonly kind: 'search';
  readonly text: string;
  /** The name with the year that ends an address, because it can belong to the name: `blade-runner-2049`. Null without such a year. */
  readonly wholeName: string | null;
  /** The type that an address says; null if none is said. */
  readonly mediaType: MediaType | null;
};
/**
 * The title that a link of TMDB names by itself; the text to search for; or a link that names nothing without its site's network, as short
 * links do, or nothing at all.
 */
export type SharedRequest = { readonly kind: 'title'; readonly id: TitleId } | SharedSearch | { readonly kind: 'unnamed' };

/** Sites write their language before the path: `imdb.com/de/title/tt0133093`, `letterboxd.com/maya/film/heat`. */
const TMDB = /\b(?:themoviedb|tmdb)\.org\/(movie|tv)\/([1-9]\d{0,8})\b/i;
const IMDB = /\bimdb\.com\/(?:[\w-]+\/)?title\/(tt\d{7,10})\b/i;
/**
 * Addresses that end with a name in small letters, with the type that they say: `letterboxd.com/film/heat-1995`,
 * `justwatch.com/us/movie/heat`. JustWatch translates the type.
 */
const NAMED: ReadonlyArray<readonly [address: RegExp, mediaType: MediaType | null]> = [
  [/\bletterboxd\.com\/(?:[\w-]+\/)?film\/([\w-]+)/i, 'movie'],
  [/\btrakt\.tv\/movies\/([\w-]+)/i, 'movie'],
  [/\btrakt\.tv\/shows\/([\w-]+)/i, 'tv'],
  [/\bjustwatch\.com\/[a-z]{2}\/(?:movie|film|filme|pelicula|elokuva)\/([\w-]+)/i, 'movie'],
  [/\bjustwatch\.com\/[a-z]{2}\/(?:tv-show|tv-series|serie|serial)\/([\w-]+)/i, 'tv'],
  [/\bjustwatch\.com\/[a-z]{2}\/[\w-]+\/([\w-]+)/i, null],
  [/\btv\.apple\.com\/(?:[a-z]{2}\/)?movie\/([\w-]+)/i, 'movie'],
  [/\btv\.apple\.com\/(?:[a-z]{2}\/)?show\/([\w-]+)/i, 'tv'],
  [/\bthemoviedb\.org\/(?:person|collection)\/\d+-([\w-]+)/i, null],
];
const WIKIPEDIA = /\bwikipedia\.org\/wiki\/([^\s?#]+)/i;
/** Distinguishes Wikipedia's articles of one name: `The Wire (TV series)`, `Heat (Film)`. */
const KIND_IN_BRACKETS = /\s*\((?![^()]*(?:18|19|20)\d\d)[^()]*\)\s*$/;

const searchWords = (text: string): SharedSearch => ({ kind: 'search', text, wholeName: null, mediaType: null });

/** An address has the year if several titles have that name: `heat-1995`. Some names end with one: `blade-runner-2049`. */
const searchForSlug = (slug: string, mediaType: MediaType | null): SharedSearch => {
  const [, ofYear, year = ''] = /^(.+?)-((?:18|19|20)\d{2})(?:-\d)?$/.exec(slug) ?? [];
  const words = (ofYear ?? slug).replaceAll('-', ' ');
  if (ofYear === undefined) return { kind: 'search', text: searchFor(words), wholeName: null, mediaType };
  return { kind: 'search', text: searchFor(`${words} (${year})`), wholeName: searchFor(`${words} ${year}`), mediaType };
};

const articleOf = (path: string): string => {
  try {
    return decodeURIComponent(path).replaceAll('_', ' ').replace(KIND_IN_BRACKETS, '');
  } catch {
    return ''; // the address is damaged
  }
};

/** Returns what the links of a text name; an empty text for nothing. */
const searchForLinks = (all: string): SharedSearch => {
  for (const [address, mediaType] of NAMED) {
    const slug = address.exec(all)?.[1];
    if (slug !== undefined) return searchForSlug(slug, mediaType);
  }
  return searchWords(searchFor(articleOf(WIKIPEDIA.exec(all)?.[1] ?? '')));
};

/** Returns what a shared text asks for. A link counts more than words, and the text more than the name of its page. */
export const readShared = ({ title, text, url }: SharedText): SharedRequest => {
  const all = `${url} ${text} ${title}`;
  const [, mediaType, id] = TMDB.exec(all) ?? [];
  if (mediaType !== undefined && isTmdbId(Number(id)))
    return { kind: 'title', id: { mediaType: mediaType.toLowerCase() === 'tv' ? 'tv' : 'movie', id: Number(id) } };
  const imdb = IMDB.exec(all)?.[1];
  if (imdb !== undefined) return searchWords(`imdb:${imdb.toLowerCase()}`);
  const linked = searchForLinks(all);
  if (linked.text !== '') return linked;
  const isVideo = /\byoutu(?:\.be|be\.com)\b|\bYouTube\b/i.test(all);
  const name = nameInWords(text, isVideo) || nameInWords(title, isVideo);
  return name === '' ? { kind: 'unnamed' } : searchWords(name);
};

/**
 * Returns the only one of these titles whose name is the whole text; null if none or several have it.
 * @param mediaType the type that is meant if titles of both have the name: sites differ about films for television and short series.
 */
export const onlyTitleNamed = (words: string, titles: ReadonlyArray<Title>, mediaType: MediaType | null): Title | null => {
  const name = foldName(words);
  const named = titles.filter((each) => [each.title, each.originalTitle ?? ''].some((text) => foldName(text) === name));
  const ofType = named.filter((each) => each.mediaType === mediaType);
  const [only, ...others] = ofType.length > 0 ? ofType : named;
  return others.length === 0 ? only ?? null : null;
};
