import { toIsoDate } from '#domain/shared/dates';

/** Returns the newest release date of the titles, which is the date of the facts. Returns 1970-01-01 if no date is known. */
export const newestDate = (titles: ReadonlyArray<{ readonly date: string | null }>): string =>
  titles.reduce((newest, { date }) => (date !== null && date > newest ? date : newest), toIsoDate(0));
