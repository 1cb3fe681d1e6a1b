import { isToCome, type Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';

/** A title with its days by country, where its source names them. */
type Released = Pick<Title, 'date'> & Pick<TitleDetails, 'releaseDays'>;

/** Facts that say whether a title is out. A list has no status. */
export type Release = Released & Pick<Title, 'year'> & Partial<Pick<TitleDetails, 'status' | 'mediaType'>>;

/** TMDB's terms for titles that are out. */
const IS_OUT = /^(?:Released|Returning Series|Ended)$/;
/** A series that was canceled has been shown, a film has not. */
const CANCELED = 'Canceled';

/** Returns the day on which a title comes out, `YYYY-MM-DD`: in the region if that is known, else in any country. */
export const releaseDay = ({ date, releaseDays }: Released, region: string | null): string | null =>
  (region === null ? undefined : releaseDays?.[region]) ?? date;

/**
 * Returns whether a title comes out after a day, `YYYY-MM-DD`, in the region; without a date, whether its year does. Without either,
 * whether its status says that it is not out.
 */
export const isToComeIn = (title: Release, day: string, region: string | null): boolean => {
  const [date, { year, status = null, mediaType }] = [releaseDay(title, region), title];
  const isOut = (known: string): boolean => IS_OUT.test(known) || (mediaType === 'tv' && known === CANCELED);
  return date === null && year === null && status !== null ? !isOut(status) : isToCome({ date, year }, day);
};

/** Returns the last day, `YYYY-MM-DD`, on which a film comes out in a further country; on a later one it returns. */
export const lastReleaseDay = (date: string): string => `${Number(date.slice(0, 4)) + MOST_YEARS_LATER}${date.slice(4)}`;
const MOST_YEARS_LATER = 2;

/** Returns whether only the details of a title say if it is out on a day, `YYYY-MM-DD`, in the region. */
export const mayComeLater = ({ mediaType, date }: Pick<Title, 'mediaType' | 'date'>, day: string, region: string | null): boolean =>
  region !== null && mediaType === 'movie' && date !== null && lastReleaseDay(date) >= day;
