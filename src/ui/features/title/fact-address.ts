import { TMDB_NETWORK_IDS } from '#domain/catalogue/content/networks';
import type { MediaType } from '#domain/catalogue/media-type';
import { filteredListAddress } from '#ui/features/shared/filters/filtered-list-address.ts';
import { isContentOffered } from '#ui/features/shared/filters/offered-content.ts';

/** Returns the address of a network's series; null for a network that the catalogue cannot filter by. */
export const networkAddress = (name: string): string | null =>
  !__ON_TMDB__ || Object.hasOwn(TMDB_NETWORK_IDS, name) ? filteredListAddress('tv', 'network', name) : null;

/** Returns the address of the titles of a person or collection; undefined if the catalogue cannot filter titles of this type by it. */
export const workAddress = (mediaType: MediaType, kind: 'person' | 'collection', id: number): string | undefined =>
  isContentOffered(mediaType, `${kind}:`) ? filteredListAddress(mediaType, kind, String(id)) : undefined;
