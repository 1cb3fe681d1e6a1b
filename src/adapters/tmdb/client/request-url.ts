/** What stands behind the question mark; what is null is left out. */
export type QueryParams = Readonly<Record<string, string | number | boolean | null>>;

/** One address for one question: parameters are sorted, so that equal questions share a flight and a place in the cache. */
export const buildUrl = (baseUrl: string, path: string, parameters: QueryParams): string => {
  const said = Object.entries(parameters).filter((entry): entry is [string, string | number | boolean] => entry[1] !== null && entry[1] !== '');
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  search.sort();
  const base = `${baseUrl.replace(/\/+$/, '')}${path}`;
  return said.length === 0 ? base : `${base}?${search.toString()}`;
};
