import type { PlannedRow } from '#application/imports/plan/planned-row';
import type { StoredTitle } from '#domain/lists/stored-title';
import { formatNumber } from '#ui/messages/format/format.ts';

/** The title that a row means, if the catalogue names it otherwise: "Spirited Away (2001)". */
export const matchedTitleText = ({ title, releaseYear }: StoredTitle): string =>
  (releaseYear === null ? title : `${title} (${releaseYear})`);

/** Titles that are named for a row whose title is not decided. */
const MAX_POSSIBLE = 3;

/**
 * Names the titles that a row can mean, the likely one first: "Flow (2024), film; Flow (2024), series; 4 more". Empty for a row whose title
 * is known, and where nothing was found.
 */
export const possibleTitlesText = (
  { state, reason, candidates }: Pick<PlannedRow, 'state' | 'reason' | 'candidates'>, factsOf: (title: StoredTitle) => string,
): string => {
  if (state !== 'doubtful' && reason !== 'none-of-these') return '';
  const rest = candidates.length - MAX_POSSIBLE;
  return [
    ...candidates.slice(0, MAX_POSSIBLE).map((title) => `${matchedTitleText(title)}, ${factsOf(title)}`),
    ...(rest > 0 ? [`${formatNumber(rest)} more`] : []),
  ].join('; ');
};

/** "film", "series". */
export const titleKindText = ({ mediaType }: StoredTitle): string => (mediaType === 'movie' ? 'film' : 'series');
