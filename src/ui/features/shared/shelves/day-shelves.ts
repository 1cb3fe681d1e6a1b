import { serializeListParams } from '#application/catalogue/list-params';
import { popularitySort } from '#domain/catalogue/filters';
import { dailyThemes } from '#domain/catalogue/programme/daily-themes';
import type { ShelfDefinition } from './shelf-plan';

/** Returns the themed shelves of a day. @param day `YYYY-MM-DD`. */
export const dayShelves = (day: string): ReadonlyArray<ShelfDefinition> => dailyThemes(day).map(({ name, mediaType, filters }) => {
  const parameters = serializeListParams({ filters, sort: popularitySort }, popularitySort, new URLSearchParams()).toString();
  return {
    heading: name, source: { mediaType, list: null, filters },
    to: `/${mediaType === 'movie' ? 'movies' : 'tv-shows'}/popular?${parameters}`,
  };
});
