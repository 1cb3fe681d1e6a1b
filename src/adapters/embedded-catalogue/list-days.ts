import type { MediaType } from '#domain/catalogue/media-type';

/**
 * The day that the dated lists speak of. Films: six weeks before the newest release in the facts (15 October 2025), so that there
 * is something to come. Series: the one week for which the facts know what was on, because they keep the day of the last
 * episode as of May 2019 for the hundred best-known series that were running then. To be set anew with newer facts; a test
 * refuses a day that leaves a list thin.
 */
export const LIST_DAY: Readonly<Record<MediaType, string>> = { movie: '2025-09-01', tv: '2019-05-19' };

/** How long a film counts as now playing, and how near a last episode must be to be on the air, in days. */
export const IN_CINEMAS = 60;
export const ON_THE_AIR = 7;
