import { isYouTubeKey, type Trailer } from '#domain/catalogue/title-details';
import type { Videos } from '../codecs/extra-codecs';

const rank = ({ kind, official }: Trailer): number => (kind === 'Trailer' ? 0 : kind === 'Teaser' ? 2 : 4) + (official ? 0 : 1);

/** Returns the playable videos: valid YouTube keys without duplicates, official trailers first. */
export const toTrailers = ({ results }: Videos): ReadonlyArray<Trailer> => {
  const playable = results.filter(({ site, key }) => site === 'YouTube' && isYouTubeKey(key));
  const unique = new Map(playable.map(({ key, name, type, official }) => [key, { key, name, kind: type, official }] as const));
  return [...unique.values()].sort((a, b) => rank(a) - rank(b));
};
