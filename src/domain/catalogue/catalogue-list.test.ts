import { describe, expect, it } from 'vitest';
import { isSortableCatalogueList, isDatedCatalogueList, isListOfType, listPath, listsForType } from './catalogue-list';
import { ItemType, toItemType, toMediaType, MediaType } from './media-type';

const mediaTypes = Object.keys(MediaType.keys) as ReadonlyArray<MediaType>;
const itemTypes = Object.keys(ItemType.keys) as ReadonlyArray<ItemType>;

describe('catalogue lists', () => {
  it('listsForType and isListOfType return the lists of the given type only', () => {
    expect(listsForType('movie')).toEqual(['popular', 'top-rated', 'now-playing', 'upcoming', 'trending']);
    expect(listsForType('tv')).toEqual(['popular', 'top-rated', 'on-the-air', 'airing-today', 'trending']);
    expect(isListOfType('movie', 'on-the-air')).toBe(false);
    expect(isListOfType('tv', 'on-the-air')).toBe(true);
    expect(mediaTypes.flatMap((type) => ['', 'Popular', 'constructor', 'top_rated'].filter((name) => isListOfType(type, name)))).toEqual([]);
  });

  it('isDatedCatalogueList is true for lists that depend on the date', () => {
    const dated = mediaTypes.flatMap((type) => listsForType(type).filter(isDatedCatalogueList));
    expect(dated).toEqual(['now-playing', 'upcoming', 'on-the-air', 'airing-today']);
  });

  it('isSortableCatalogueList is true for popular and top-rated only', () => {
    expect(mediaTypes.map((type) => listsForType(type).filter(isSortableCatalogueList))).toEqual([['popular', 'top-rated'], ['popular', 'top-rated']]);
  });

  it('listPath contains the item type and the list', () => {
    expect(listPath('movies', 'top-rated')).toBe('/movies/top-rated');
    expect(listPath('tv-shows', 'on-the-air')).toBe('/tv-shows/on-the-air');
  });
});

describe('toMediaType and toItemType', () => {
  it('are inverse functions', () => {
    expect(mediaTypes.map((type) => toMediaType(toItemType(type)))).toEqual(mediaTypes);
    expect(itemTypes.map((type) => toItemType(toMediaType(type)))).toEqual(itemTypes);
  });
});
