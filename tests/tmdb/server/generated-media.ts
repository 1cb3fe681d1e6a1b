import { chance } from './seeded-random';
import { imagePath, type Json } from './rows';
import type { Entry } from './entry';

/** Characters of a YouTube video key. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Returns a well-formed YouTube key that is derived from `seed` and identifies no known video. */
const youTubeKey = (seed: string): string =>
  Array.from({ length: 11 }, (_, index) => ALPHABET[chance(`${seed} ${index}`, ALPHABET.length)] ?? 'A').join('');

const video = (entry: Entry, type: string, official: boolean, site = 'YouTube', key = youTubeKey(`${entry.key} ${type}`)): Json => ({
  id: `${entry.id}-${type}-${site}`, iso_639_1: 'en', iso_3166_1: 'US', name: `${entry.title}: ${type}`, key, site, size: 1080, type,
  official,
  published_at: `${entry.released}T12:00:00.000Z`,
});

/** Returns generated videos for three of four titles, including some that the app must not offer. */
export const videosOf = (entry: Entry): Json => ({
  results: chance(`videos ${entry.key}`, 4) === 0 ? [] : [
    video(entry, 'Clip', false), video(entry, 'Teaser', true), video(entry, 'Trailer', true),
    video(entry, 'Featurette', true, 'Vimeo', '12345678'), video(entry, 'Bloopers', true, 'YouTube', 'not a key"'),
  ],
});

const image = (path: string, width: number, height: number): Json => (
  { aspect_ratio: width / height, width, height, iso_639_1: null, file_path: path, vote_average: 5, vote_count: 1 }
);

export const imagesOf = (entry: Entry): Json => {
  const imagesOfKind = (kind: 'poster' | 'backdrop', width: number, height: number): ReadonlyArray<Json> =>
    [1, 2, 3].map((number) => image(imagePath(kind, entry).replace('.jpg', `-${number}.jpg`), width, height));
  return { backdrops: imagesOfKind('backdrop', 1920, 1080), posters: imagesOfKind('poster', 1000, 1500), logos: [] };
};

/** Number of the first provider: smaller ones are shops of TMDB, which sell and rent only. */
const FIRST_PROVIDER = 200;
const PROVIDERS = ['Lantern', 'Kiosk One', 'Parlour', 'Attic Films', 'Matinee', 'Projector'];
const provider = (index: number): Json => (
  {
    provider_id: index + FIRST_PROVIDER, provider_name: PROVIDERS[index] ?? '',
    logo_path: `/logo-${index + 1}.jpg`, display_priority: index,
  }
);

/** Returns the fictional providers in the shape of `/watch/providers/movie`, in an order of their own in Germany. */
export const allProviders = (region: string | null): ReadonlyArray<Json> => PROVIDERS.map((_, index) => ({
  ...provider(index),
  display_priorities: { US: index, GB: index, DE: PROVIDERS.length - index },
})).filter(() => region === null || ['US', 'GB', 'DE'].includes(region));

/** Numbers of the providers of a region by the kind of their offers. */
type RegionOffers = Readonly<Record<string, ReadonlyArray<number>>>;

/** Returns offers of fictional providers for two of three titles, by region. */
const offersOf = (entry: Entry): Readonly<Record<string, RegionOffers>> => {
  if (chance(`watch ${entry.key}`, 3) === 0) return {};
  const first = chance(`provider ${entry.key}`, PROVIDERS.length);
  const nth = (after: number): number => (first + after) % PROVIDERS.length;
  return {
    US: { flatrate: [first], rent: [nth(1)], buy: [nth(1), nth(2)] }, GB: { flatrate: [nth(3)] },
    DE: { ads: [nth(4)], free: [nth(5)] },
  };
};

/** Returns TMDB's numbers of the providers of a title in a region. */
export const offersIn = (entry: Entry, region: string): RegionOffers =>
  Object.fromEntries(Object.entries(offersOf(entry)[region] ?? {})
    .map(([kind, offers]) => [kind, offers.map((index) => index + FIRST_PROVIDER)]));

/** Returns the offers of a title in TMDB's format. */
export const providersOf = (entry: Entry): Json => ({
  results: Object.fromEntries(Object.entries(offersOf(entry)).map(([region, offers]) => [region, {
    link: `https://www.themoviedb.org/${entry.mediaType}/${entry.id}/watch?locale=${region}`,
    ...Object.fromEntries(Object.entries(offers).map(([kind, indexes]) => [kind, indexes.map(provider)])),
  }])),
});
