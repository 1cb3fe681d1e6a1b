import type { Present } from '#application/data-file/plan-import';
import { isOfEpisode, saysAnyRating } from '#application/imports/import-row';
import { sayRating, type Resolved } from '#application/imports/judge-facts';

const keyOf = ({ title, titleKey }: Resolved): string => title?.itemKey ?? titleKey;

/**
 * Returns the rows whose rating is lost because of the kind that the person chose for their file. The rating of a title is not lost if
 * the account or the same import has one of it. @param said what own files of the same import add.
 */
export const unkeptRatings = (
  resolved: ReadonlyArray<Resolved>, { states }: Pick<Present, 'states'>, said: ReadonlySet<string>,
  keepsRatings: (file: string) => boolean,
): ReadonlyArray<Resolved> => {
  const lost = resolved.filter(({ row, facts, end }) =>
    !keepsRatings(row.file) && end?.[1] !== 'row' && saysAnyRating(row.facts) && !saysAnyRating(facts));
  if (lost.length === 0) return lost;
  const rated = new Set(resolved.filter(({ facts, end }) =>
    end?.[0] !== 'left-out' && end?.[0] !== 'damaged' && facts.some(({ kind }) => kind === 'rating')).map(keyOf));
  return lost.filter((each) => each.row.facts.some(isOfEpisode) || !(rated.has(keyOf(each))
    || (each.title !== null && (said.has(sayRating(each.title.itemKey)) || (states.get(each.title.itemKey)?.rating ?? null) !== null))));
};
