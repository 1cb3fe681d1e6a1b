import { describe, expect, it } from 'vitest';
import {
  isSortableCatalogueList, isDatedCatalogueList, isCatalogueListOfType, catalogueListPath, catalogueListsForType,
} from './catalogue-list';
import { ItemType, toItemType, toMediaType, MediaType } from './media-type';

const mediaTypes = Object.keys(MediaType.keys) as ReadonlyArray<MediaType>;
const itemTypes = Object.keys(ItemType.keys) as ReadonlyArray<ItemType>;

describe('catalogue lists', () => {
  it('catalogueListsForType and isListOfType return the lists of the given type only', () => {
    expect(catalogueListsForType('movie')).toEqual(['popular', 'top-rated', 'now-playing', 'upcoming', 'trending']);
    expect(catalogueListsForType('tv')).toEqual(['popular', 'top-rated', 'on-the-air', 'airing-today', 'trending']);
    expect(isCatalogueListOfType('movie', 'on-the-air')).toBe(false);
    expect(isCatalogueListOfType('tv', 'on-the-air')).toBe(true);
    expect(
      mediaTypes.flatMap((type) => ['', 'Popular', 'constructor', 'top_rated'].filter((name) => isCatalogueListOfType(type, name))),
    ).toEqual([]);
  });

  it('isDatedCatalogueList is true for lists that depend on the date', () => {
    const dated = mediaTypes.flatMap((type) => catalogueListsForType(type).filter(isDatedCatalogueList));
    expect(dated).toEqual(['now-playing', 'upcoming', 'on-the-air', 'airing-today']);
  });

  it('isSortableCatalogueList is true for popular and top-rated only', () => {
    expect(mediaTypes.map((type) => catalogueListsForType(type).filter(isSortableCatalogueList))).toEqual([
      ['popular', 'top-rated'],
      ['popular', 'top-rated'],
    ]);
  });

  it('catalogueListPath contains the item type and the list', () => {
    expect(catalogueListPath('movies', 'top-rated')).toBe('/movies/top-rated');
    expect(catalogueListPath('tv-shows', 'on-the-air')).toBe('/tv-shows/on-the-air');
  });
});

describe('toMediaType and toItemType', () => {
  it('are inverse functions', () => {
    expect(mediaTypes.map((type) => toMediaType(toItemType(type)))).toEqual(mediaTypes);
    expect(itemTypes.map((type) => toItemType(toMediaType(type)))).toEqual(itemTypes);
  });
});
