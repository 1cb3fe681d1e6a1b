import type { ContentKind } from '#domain/catalogue/content/content-filter';
import { toItemType, type MediaType } from '#domain/catalogue/media-type';

/** Returns the address of the popular titles with a fact. */
export const filteredListAddress = (mediaType: MediaType, fact: ContentKind | 'country' | 'language', value: string): string =>
  `/${toItemType(mediaType)}/popular?${
    fact === 'country' || fact === 'language' ? fact : 'with'
  }=${encodeURIComponent(fact === 'country' || fact === 'language' ? value : `${fact}:${value}`)}`;
