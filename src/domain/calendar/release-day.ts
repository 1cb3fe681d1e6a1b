import { isToCome, type Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';

/** A title with its days by country, where its source names them. */
type Released = Pick<Title, 'date'> & Pick<TitleDetails, 'releaseDays'>;

/** Returns the day on which a title comes out, `YYYY-MM-DD`: in the region if that is known, else in any country. */
export const releaseDay = ({ date, releaseDays }: Released, region: string | null): string | null =>
  (region === null ? undefined : releaseDays?.[region]) ?? date;

/** Returns whether a title comes out after a day, `YYYY-MM-DD`, in the region; without a date, whether its year does. */
export const isToComeIn = (title: Released & Pick<Title, 'year'>, day: string, region: string | null): boolean =>
  isToCome({ date: releaseDay(title, region), year: title.year }, day);

/** Returns the last day, `YYYY-MM-DD`, on which a film comes out in a further country; on a later one it returns. */
export const lastReleaseDay = (date: string): string => `${Number(date.slice(0, 4)) + MOST_YEARS_LATER}${date.slice(4)}`;
const MOST_YEARS_LATER = 2;

/** Returns whether only the details of a title say if it is out on a day, `YYYY-MM-DD`, in the region. */
export const mayComeLater = ({ mediaType, date }: Pick<Title, 'mediaType' | 'date'>, day: string, region: string | null): boolean =>
  region !== null && mediaType === 'movie' && date !== null && lastReleaseDay(date) >= day;
