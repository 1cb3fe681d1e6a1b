import { foldWords } from './fold';
import type { Title } from '#domain/catalogue/title';
import { isTmdbId, type TitleId } from '#domain/catalogue/title-id';

/** A share of another app: the name of a page, a text, and an address, each empty if missing. */
export type SharedText = { readonly title: string; readonly text: string; readonly url: string };

/** The title that a link of TMDB names by itself, or the text to search for; a search for nothing has an empty text. */
export type SharedRequest = { readonly kind: 'title'; readonly id: TitleId } | { readonly kind: 'search'; readonly text: string };

const LINK = /https?:\/\/\S+/g;
/** Sites write their language before the path: `imdb.com/de/title/tt0133093`, `letterboxd.com/maya/film/heat`. */
const TMDB = /\bthemoviedb\.org\/(movie|tv)\/([1-9]\d{0,8})\b/i;
const IMDB = /\bimdb\.com\/(?:[\w-]+\/)?title\/(tt\d{7,10})\b/i;
const LETTERBOXD = /\bletterboxd\.com\/(?:[\w-]+\/)?film\/([\w-]+)/i;
/** Names of sites at the end of a page's name, and what apps write before a title. */
const SITE_NAME = /\s+[-–—|·•]\s+(?:IMDb|Letterboxd|The Movie Database.*|TMDB)\s*$/i;
const YEAR_IN_BRACKETS = /\s*\((?:[^()]*\s)?((?:18|19|20)\d{2})[^()]*\)/;

/** Returns the search for a name with its year: `Heat (1995)` is `Heat year:1995`. */
const searchFor = (name: string): string => {
  const year = YEAR_IN_BRACKETS.exec(name)?.[1];
  return `${name.replace(YEAR_IN_BRACKETS, ' ')}${year === undefined ? '' : ` year:${year}`}`.replace(/\s+/g, ' ').trim();
};

/** A film's address at Letterboxd has its name, and its year if several films have that name: `heat-1995`. */
const searchForSlug = (slug: string): string => {
  const [, name = slug, year] = /^(.+?)-((?:18|19|20)\d{2})(?:-\d)?$/.exec(slug) ?? [];
  return searchFor(`${name.replaceAll('-', ' ')}${year === undefined ? '' : ` (${year})`}`);
};

const withoutLinks = (text: string): string => text.replace(LINK, ' ').replace(SITE_NAME, '').replace(/["“”„]/g, ' ').trim();

/** Returns what a shared text asks for. A link counts more than words, and the text more than the name of its page. */
export const readShared = ({ title, text, url }: SharedText): SharedRequest => {
  const all = `${url} ${text} ${title}`;
  const [, mediaType, id] = TMDB.exec(all) ?? [];
  if (mediaType !== undefined && isTmdbId(Number(id)))
    return { kind: 'title', id: { mediaType: mediaType.toLowerCase() === 'tv' ? 'tv' : 'movie', id: Number(id) } };
  const imdb = IMDB.exec(all)?.[1];
  if (imdb !== undefined) return { kind: 'search', text: `imdb:${imdb.toLowerCase()}` };
  const slug = LETTERBOXD.exec(all)?.[1];
  return { kind: 'search', text: slug === undefined ? searchFor(withoutLinks(text) || withoutLinks(title)) : searchForSlug(slug) };
};

/** Returns the only one of these titles whose name is the whole text; null if none or several have it. */
export const onlyTitleNamed = (words: string, titles: ReadonlyArray<Title>): Title | null => {
  const name = foldWords(words).join(' ');
  const named = titles.filter((each) => [each.title, each.originalTitle ?? ''].some((text) => foldWords(text).join(' ') === name));
  return named.length === 1 ? (named[0] ?? null) : null;
};
