import type { ExternalLink } from '#domain/catalogue/title-details';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { ExternalIds } from '../codecs/extra-codecs';

/** Addresses are typed in by people: only one of the web becomes a link. */
export const webAddress = (text: string | null): string | null => {
  if (text === null || !/^https?:\/\/[^\s]+$/i.test(text)) return null;
  try {
    return new URL(text).host === '' ? null : text;
  } catch {
    return null;
  }
};

const bases = {
  imdb: 'https://www.imdb.com/title/',
  wikidata: 'https://www.wikidata.org/wiki/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://twitter.com/',
} as const;

/** Where else a title is known. */
export const toLinks = (id: TitleId, homepage: string | null, imdbId: string | null, ids: ExternalIds): ReadonlyArray<ExternalLink> => {
  const at = (kind: keyof typeof bases, name: string | null): ReadonlyArray<ExternalLink> =>
    name === null ? [] : [{ kind, url: `${bases[kind]}${encodeURIComponent(name)}` }];
  const home = webAddress(homepage);
  return [
    ...(home === null ? [] : [{ kind: 'homepage', url: home } as const]),
    ...at('imdb', imdbId),
    { kind: 'tmdb', url: `https://www.themoviedb.org/${itemKey(id).replace('-', '/')}` },
    ...at('wikidata', ids.wikidata_id),
    ...at('facebook', ids.facebook_id),
    ...at('instagram', ids.instagram_id),
    ...at('twitter', ids.twitter_id),
  ];
};
