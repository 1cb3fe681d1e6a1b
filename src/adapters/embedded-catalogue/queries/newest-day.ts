import { toIsoDate } from '#domain/shared/clock';

/** The newest day on which one of these titles came out: the day of the facts. Where none is known, the first day that can be. */
export const newestDate = (titles: ReadonlyArray<{ readonly date: string | null }>): string =>
  titles.reduce((newest, { date }) => (date !== null && date > newest ? date : newest), toIsoDate(0));
