import { chance } from './seeded-random';
import { pictureOf, type Json } from './rows';
import type { Entry } from './entry';

/** What the facts do not have at all, made up the same way every time so that pages can show everything. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Well-formed, and no film of anybody's that we know of. */
const youTubeKey = (words: string): string =>
  Array.from({ length: 11 }, (_, at) => ALPHABET[chance(`${words} ${at}`, ALPHABET.length)] ?? 'A').join('');

const video = (entry: Entry, type: string, official: boolean, site = 'YouTube', key = youTubeKey(`${entry.key} ${type}`)): Json => ({
  id: `${entry.id}-${type}-${site}`, iso_639_1: 'en', iso_3166_1: 'US', name: `${entry.title}: ${type}`, key, site, size: 1080, type, official,
  published_at: `${entry.released}T12:00:00.000Z`,
});

/** Three in four titles have videos; among them are some that must not be offered. */
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
  const numbered = (kind: 'poster' | 'backdrop', width: number, height: number): ReadonlyArray<Json> =>
    [1, 2, 3].map((at) => image(pictureOf(kind, entry).replace('.jpg', `-${at}.jpg`), width, height));
  return { backdrops: numbered('backdrop', 1920, 1080), posters: numbered('poster', 1000, 1500), logos: [] };
};

const PROVIDERS = ['Lantern', 'Kiosk One', 'Parlour', 'Attic Films', 'Matinee', 'Projector'];
const provider = (at: number): Json => (
  { provider_id: at + 1, provider_name: PROVIDERS[at] ?? '', logo_path: `/logo-${at + 1}.jpg`, display_priority: at }
);

/** Two in three titles can be watched somewhere, at services that do not exist. */
export const providersOf = (entry: Entry): Json => {
  if (chance(`watch ${entry.key}`, 3) === 0) return { results: {} };
  const at = chance(`provider ${entry.key}`, PROVIDERS.length);
  const link = (region: string): string => `https://www.themoviedb.org/${entry.mediaType}/${entry.id}/watch?locale=${region}`;
  return {
    results: {
      US: { link: link('US'), flatrate: [provider(at)], rent: [provider((at + 1) % 6)], buy: [provider((at + 1) % 6), provider((at + 2) % 6)] },
      GB: { link: link('GB'), flatrate: [provider((at + 3) % 6)] },
      DE: { link: link('DE'), ads: [provider((at + 4) % 6)], free: [provider((at + 5) % 6)] },
    },
  };
};
