import { ratingsIn, type ImportRows } from '#application/imports/import-row';

/** A file of titles without a service: it becomes a list, viewings or ratings, as the person chooses. @property list name of the list. */
export type OpenFile = {
  readonly file: string; readonly list: string; readonly hasRatings: boolean; readonly hasViewings: boolean;
  /** Its ratings can be out of five or out of ten. */ readonly hasOpenScale?: true;
};

/** Returns an open file with what its rows say. */
export const openFileOf = (file: string, list: string, { rows }: ImportRows): OpenFile => ({
  file, list,
  hasRatings: rows.some(({ facts, hasBadRating }) => hasBadRating === true || facts.some((fact) => ratingsIn(fact).length > 0)),
  hasViewings: rows.some(({ facts }) => facts.some(({ kind }) => kind === 'viewing')),
  ...(rows.some(({ outOfTen }) => outOfTen !== undefined) && { hasOpenScale: true }),
});
