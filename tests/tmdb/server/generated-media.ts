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

const PROVIDERS = ['Lantern', 'Kiosk One', 'Parlour', 'Attic Films', 'Matinee', 'Projector'];
const provider = (index: number): Json => (
  { provider_id: index + 1, provider_name: PROVIDERS[index] ?? '', logo_path: `/logo-${index + 1}.jpg`, display_priority: index }
);

/** Returns offers of fictional providers for two of three titles. */
export const providersOf = (entry: Entry): Json => {
  if (chance(`watch ${entry.key}`, 3) === 0) return { results: {} };
  const first = chance(`provider ${entry.key}`, PROVIDERS.length);
  const link = (region: string): string => `https://www.themoviedb.org/${entry.mediaType}/${entry.id}/watch?locale=${region}`;
  return {
    results: {
      US: {
        link: link('US'),
        flatrate: [provider(first)],
        rent: [provider((first + 1) % 6)],
        buy: [provider((first + 1) % 6), provider((first + 2) % 6)],
      },
      GB: { link: link('GB'), flatrate: [provider((first + 3) % 6)] },
      DE: { link: link('DE'), ads: [provider((first + 4) % 6)], free: [provider((first + 5) % 6)] },
    },
  };
};
