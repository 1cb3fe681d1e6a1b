import * as t from 'io-ts';

/** Fields with the titles of a list in an export of TV Time Liberator. */
const KINDS = ['movies', 'shows', 'series'] as const;

const isTitleList = (value: unknown): value is Readonly<Record<string, unknown>> =>
  t.UnknownRecord.is(value) && typeof value['name'] === 'string' && KINDS.some((kind) => Array.isArray(value[kind])) &&
  (typeof value['is_public'] === 'boolean' || /^favou?rites$/i.test(value['name']));

const hasTitles = (list: Readonly<Record<string, unknown>>): boolean =>
  KINDS.some((kind) => Array.isArray(list[kind]) && list[kind].length > 0);

/**
 * Returns lists with their films and series, `{ name: 'Favorites', is_public: true, movies: [], shows: [] }`, as an array of lists, also a
 * single one; none without titles. Other JSON stays.
 */
export const asTitleLists = (json: unknown): unknown => {
  const all: ReadonlyArray<unknown> = Array.isArray(json) ? json : [json];
  if (all.length === 0 || !all.every(isTitleList)) return json;
  return all.some(hasTitles) ? all : [];
};
