import { foldWords } from './fold';
import { nameInWords, searchFor } from './shared-words';
import type { Title } from '#domain/catalogue/title';
import { isTmdbId, type TitleId } from '#domain/catalogue/title-id';

/** A share of another app: the name of a page, a text, and an address, each empty if missing. */
export type SharedText = { readonly title: string; readonly text: string; readonly url: string };

/**
 * The title that a link of TMDB names by itself; the text to search for; or a link that names nothing without its site's network, as short
 * links do, or nothing at all.
 */
export type SharedRequest =
  | { readonly kind: 'title'; readonly id: TitleId }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'unnamed' };

/** Sites write their language before the path: `imdb.com/de/title/tt0133093`, `letterboxd.com/maya/film/heat`. */
const TMDB = /\b(?:themoviedb|tmdb)\.org\/(movie|tv)\/([1-9]\d{0,8})\b/i;
const IMDB = /\bimdb\.com\/(?:[\w-]+\/)?title\/(tt\d{7,10})\b/i;
/** Addresses that end with a name in small letters: `letterboxd.com/film/heat-1995`, `justwatch.com/us/movie/heat`. */
const NAMED: ReadonlyArray<RegExp> = [
  /\bletterboxd\.com\/(?:[\w-]+\/)?film\/([\w-]+)/i,
  /\btrakt\.tv\/(?:movies|shows)\/([\w-]+)/i,
  /\bjustwatch\.com\/[a-z]{2}\/[\w-]+\/([\w-]+)/i,
  /\btv\.apple\.com\/(?:[a-z]{2}\/)?(?:movie|show)\/([\w-]+)/i,
  /\bthemoviedb\.org\/(?:person|collection)\/\d+-([\w-]+)/i,
];
const WIKIPEDIA = /\bwikipedia\.org\/wiki\/([^\s?#]+)/i;
/** Distinguishes Wikipedia's articles of one name: `The Wire (TV series)`, `Heat (Film)`. */
const KIND_IN_BRACKETS = /\s*\((?![^()]*(?:18|19|20)\d\d)[^()]*\)\s*$/;

/** An address has the year if several titles have that name: `heat-1995`. */
const searchForSlug = (slug: string): string => {
  const [, name = slug, year] = /^(.+?)-((?:18|19|20)\d{2})(?:-\d)?$/.exec(slug) ?? [];
  return searchFor(`${name.replaceAll('-', ' ')}${year === undefined ? '' : ` (${year})`}`);
};

const articleOf = (path: string): string => {
  try {
    return decodeURIComponent(path).replaceAll('_', ' ').replace(KIND_IN_BRACKETS, '');
  } catch {
    return ''; // the address is damaged
  }
};

/** Returns what the links of a text name; empty for nothing. */
const nameInLinks = (all: string): string => {
  const slug = NAMED.map((pattern) => pattern.exec(all)?.[1]).find((found) => found !== undefined);
  return slug === undefined ? searchFor(articleOf(WIKIPEDIA.exec(all)?.[1] ?? '')) : searchForSlug(slug);
};

/** Returns what a shared text asks for. A link counts more than words, and the text more than the name of its page. */
export const readShared = ({ title, text, url }: SharedText): SharedRequest => {
  const all = `${url} ${text} ${title}`;
  const [, mediaType, id] = TMDB.exec(all) ?? [];
  if (mediaType !== undefined && isTmdbId(Number(id)))
    return { kind: 'title', id: { mediaType: mediaType.toLowerCase() === 'tv' ? 'tv' : 'movie', id: Number(id) } };
  const imdb = IMDB.exec(all)?.[1];
  if (imdb !== undefined) return { kind: 'search', text: `imdb:${imdb.toLowerCase()}` };
  const isVideo = /\byoutu(?:\.be|be\.com)\b|\bYouTube\b/i.test(all);
  const name = nameInLinks(all) || nameInWords(text, isVideo) || nameInWords(title, isVideo);
  return name === '' ? { kind: 'unnamed' } : { kind: 'search', text: name };
};

/** Returns the only one of these titles whose name is the whole text; null if none or several have it. */
export const onlyTitleNamed = (words: string, titles: ReadonlyArray<Title>): Title | null => {
  const name = foldWords(words).join(' ');
  const named = titles.filter((each) => [each.title, each.originalTitle ?? ''].some((text) => foldWords(text).join(' ') === name));
  return named.length === 1 ? (named[0] ?? null) : null;
};
