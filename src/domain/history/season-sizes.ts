import * as t from 'io-ts';

/** Most seasons whose sizes are kept. */
const MAX_SEASONS = 100;
const MAX_EPISODES = 99_999;

/** Returns numbers of aired episodes as they are stored, `7,13,13`: rules can check a text, but not the elements of an array. Null if they are not usable. */
export const seasonSizesText = (sizes: ReadonlyArray<number> | null): string | null =>
  sizes === null || sizes.length === 0 || sizes.length > MAX_SEASONS || sizes.some((size) => !Number.isInteger(size) || size < 0 || size > MAX_EPISODES) ? null : sizes.join(',');

/** Reads stored season sizes; null if unknown or malformed. */
export const parseSeasonSizes = (text: string | null): ReadonlyArray<number> | null => (text === null || !/^\d{1,5}(,\d{1,5}){0,99}$/.test(text) ? null : text.split(',').map(Number));

/** Season sizes of one series in a member's exported data. */
export const SeriesSizes = t.readonly(t.strict({ itemKey: t.string, sizes: t.readonlyArray(t.number) }), 'SeriesSizes');
export type SeriesSizes = t.TypeOf<typeof SeriesSizes>;
