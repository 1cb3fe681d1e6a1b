import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { popularitySort } from '#domain/catalogue/filters';
import { dailyThemes, THEMES_OF_DAY, type DailyTheme } from '#domain/catalogue/programme/daily-themes';
import { addDays } from '#domain/shared/dates';
import { builtFiles } from '../node-files';

const days = Array.from({ length: 366 }, (_, index) => addDays('2027-12-15', index));
const namesOf = (day: string): ReadonlyArray<string> => dailyThemes(day).map(({ name }) => name);

describe('the themes of a day', () => {
  it('are all read from their headings, differ within a day, and none is one of the day before', () => {
    for (const day of days) {
      const names = namesOf(day);
      expect([day, names.length, new Set(names).size]).toEqual([day, THEMES_OF_DAY, THEMES_OF_DAY]);
      expect(names.filter((name) => namesOf(addDays(day, -1)).includes(name)), day).toEqual([]);
    }
    expect(new Set(days.flatMap(namesOf)).size).toBeGreaterThanOrEqual(60);
  });

  it('are those of the season and of anniversaries on some days', () => {
    expect(days.filter((day) => day.slice(5) > '10-17' && day.slice(5) < '11-01' && namesOf(day).includes('Horror films'))).toHaveLength(7);
    expect(days.filter((day) => namesOf(day).includes(`Films from ${Number(day.slice(0, 4)) - 50}`)).length).toBeGreaterThan(10);
  });

  it('fill a row each, in the embedded catalogue too', async () => {
    const catalogue = embeddedCatalogue(builtFiles());
    const themes = new Map(days.flatMap(dailyThemes).map((theme) => [theme.name, theme]));
    const short: string[] = [];
    for (const { name, mediaType, filters } of themes.values() satisfies Iterable<DailyTheme>) {
      const page = await catalogue.discover({ mediaType, filters, sort: popularitySort, page: 1 })();
      const found = E.isRight(page) ? page.right.items.length : 0;
      if (found < 10) short.push(`${name}: ${found}`);
    }
    expect(short).toEqual([]);
  });
});
