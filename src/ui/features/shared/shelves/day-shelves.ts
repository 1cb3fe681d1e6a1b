import { serializeListParams } from '#application/catalogue/list-params';
import { popularitySort } from '#domain/catalogue/filters';
import type { Title } from '#domain/catalogue/title';
import { dailyThemes, doubleBillTheme, pairOfDay, type DailyTheme } from '#domain/catalogue/programme/daily-themes';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { DoubleBillShelf } from './double-bill-shelf';
import type { ShelfDefinition } from './shelf-plan';

const toShelf = ({ name, mediaType, filters }: DailyTheme): ShelfDefinition => {
  const parameters = serializeListParams({ filters, sort: popularitySort }, popularitySort, new URLSearchParams()).toString();
  return {
    heading: name, source: { mediaType, list: null, filters },
    to: `/${mediaType === 'movie' ? 'movies' : 'tv-shows'}/popular?${parameters}`,
  };
};

/** Returns the double bill of a day and its themed shelves. @param day `YYYY-MM-DD`. */
export const dayShelves = (day: string): ReadonlyArray<ShelfDefinition> => {
  const bill = doubleBillTheme(day);
  return [
    ...(bill === undefined ? [] : [{
      ...toShelf(bill), heading: LANDING_PAGE_MESSAGES.doubleBillOf(bill.name), part: DoubleBillShelf,
      select: (titles: ReadonlyArray<Title>) => pairOfDay(titles, day),
    }]),
    ...dailyThemes(day).map(toShelf),
  ];
};
