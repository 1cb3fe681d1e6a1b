import type { ExternalLink } from '#domain/catalogue/title-details';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { ExternalIds } from '#adapters/tmdb/codecs/extra-codecs';

/** Returns the text if it is a valid http(s) URL, else null. People enter these URLs, so they may be malformed or unsafe. */
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

/** Returns the external links of a title. */
export const toLinks = (id: TitleId, homepage: string | null, imdbId: string | null, ids: ExternalIds): ReadonlyArray<ExternalLink> => {
  const linkTo = (kind: keyof typeof bases, name: string | null): ReadonlyArray<ExternalLink> =>
    name === null ? [] : [{ kind, url: `${bases[kind]}${encodeURIComponent(name)}` }];
  const homepageUrl = webAddress(homepage);
  return [
    ...(homepageUrl === null ? [] : [{ kind: 'homepage', url: homepageUrl } as const]),
    ...linkTo('imdb', imdbId),
    { kind: 'tmdb', url: `https://www.themoviedb.org/${itemKey(id).replace('-', '/')}` },
    ...linkTo('wikidata', ids.wikidata_id),
    ...linkTo('facebook', ids.facebook_id),
    ...linkTo('instagram', ids.instagram_id),
    ...linkTo('twitter', ids.twitter_id),
  ];
};
