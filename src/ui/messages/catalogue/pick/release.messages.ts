import { countryName, outOnText } from '#ui/messages/format/format.ts';

/** Says on which day, `YYYY-MM-DD`, a title is out in a country, ISO 3166-1. */
export const outInText = (region: string, day: string): string => `${outOnText(day)} (${countryName(region)})`;
