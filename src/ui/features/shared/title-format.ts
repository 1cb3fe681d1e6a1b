import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { formatCount } from '../../messages/format/format';

export const filmCount = (count: number): string => formatCount(count, 'film', 'films');
export const seriesCount = (count: number): string => formatCount(count, 'series', 'series');
export const titleCount = (mediaType: MediaType, count: number): string => (mediaType === 'movie' ? filmCount(count) : seriesCount(count));

/** Formats minutes as "1 h 40" or "45 min". */
export const formatRuntime = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : `${hours} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
};

/** Returns the second line of a card: the year, and for series the number of seasons if known. */
export const titleNote = ({ mediaType, year, seasonCount }: Pick<Title, 'mediaType' | 'year' | 'seasonCount'>): string =>
  [year === null ? null : String(year), mediaType === 'tv' && seasonCount !== null ? formatCount(seasonCount, 'season', 'seasons') : null]
    .filter((part) => part !== null)
    .join(' · ') || '\u00a0';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats the ISO date `2025-09-01` as "1 September 2025". */
export const formatDate = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
