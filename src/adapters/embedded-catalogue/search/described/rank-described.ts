import type { SubjectMatch } from './subject-index';

/** A part of a text that titles can fit. */
export type Term = {
  readonly phrase: string;
  readonly match: SubjectMatch;
  /** How much the part says: rare subjects say more. */
  readonly weight: number;
};

/** Least and most of what a part says, as the binary logarithm of how rare it is. */
const [LEAST_WEIGHT, MOST_WEIGHT] = [1.5, 9] as const;
/** An unknown word is often one that the facts have no place for. */
const UNKNOWN_WEIGHT = 4;

/** Returns a term. @param size number of all titles. */
export const termOf = (phrase: string, match: SubjectMatch, size: number): Term => ({
  phrase, match,
  weight: match.size === 0 ? UNKNOWN_WEIGHT : Math.max(LEAST_WEIGHT, Math.min(MOST_WEIGHT, Math.log2(size / (1 + match.size)))),
});

/** Points of a title that fits all parts by its keywords; its popularity has at most 100. */
const POINTS = 80;

export type Ranked = {
  /** The parts that all rows fit. */
  readonly terms: ReadonlyArray<Term>;
  /** Share of the text's weight that these have, 0 to 1. */
  readonly coverage: number;
  /** Best first. */
  readonly rows: ReadonlyArray<number>;
};

/**
 * Ranks the titles that fit most of the parts of a text, by how surely they do and by popularity. All of them fit the same parts: those of
 * the best one.
 * @param accepts whether a title passes the filters.
 */
export const rankDescribed = (
  terms: ReadonlyArray<Term>, accepts: (row: number) => boolean, popularityAt: (row: number) => number,
): Ranked | null => {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const points = new Map<number, number>();
  for (const { match, weight } of terms)
    for (const [row, strength] of match) points.set(row, (points.get(row) ?? 0) + (POINTS * weight * strength) / all);
  const ranked = [...points]
    .map(([row, sum]) => ({ row, rank: sum + popularityAt(row) }))
    .sort((a, b) => b.rank - a.rank || a.row - b.row);
  const best = ranked.find(({ row }) => accepts(row));
  if (best === undefined) return null;
  const fitting = terms.filter(({ match }) => match.has(best.row));
  return {
    terms: fitting,
    coverage: fitting.reduce((sum, { weight }) => sum + weight, 0) / all,
    rows: ranked.filter(({ row }) => fitting.every(({ match }) => match.has(row)) && accepts(row)).map(({ row }) => row),
  };
};
