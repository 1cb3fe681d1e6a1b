import { series } from '#domain/history/history.fixture';

/**
 * Texts that former versions stored of the series 1, with what they cover of the episodes of `FORMER_EPISODES`. Both backends read them.
 */
export const FORMER_MARKS = [
  ['a season with a number', 'a.2026-03-01.1772366400000.1..2.90', ['1:1', '1:2']],
  ['a season of an unknown day with a number', 'b...1..2.', ['1:1', '1:2']],
  ['a season without a number', 'c.2026-03-01.1772366400000.2...', ['2:5']],
  ['a season of an unknown day without a number', 'd...2...', ['2:5', '2:6']],
  ['a series with a number', 'e.2026-03-01.1772366400000...4.', ['1:1', '1:2', '1:4', '2:5']],
  ['a series without a number', 'f.2026-01-10.1768046400000....', ['1:1', '1:2']],
  ['a series of an unknown day without a number', 'g......', ['1:1', '1:2', '1:4', '2:5', '2:6']],
] as const;

/** The present episodes, with their days. */
export const FORMER_EPISODES = [
  [1, 1, '2026-01-01'],
  [1, 2, '2026-01-08'],
  [1, 4, '2026-01-15'],
  [2, 5, '2026-02-01'],
  [2, 6, '2026-03-08'],
  [2, 7, '2026-05-01'],
] as const;

/** The document of a title's state as former versions stored it: two seasons of three and two episodes. */
export const formerTitleState = (mark: string) => ({
  itemKey: series(1).itemKey, imdbID: null,
  listIDs: [],
  viewings: [mark],
  seasonSizes: '4,6', rating: null,
});
