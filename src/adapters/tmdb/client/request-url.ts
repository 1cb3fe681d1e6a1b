/** Query parameters of a URL; null and empty strings are omitted. */
export type QueryParams = Readonly<Record<string, string | number | boolean | null>>;

/** Builds the URL of a request. Parameters are sorted, so that equal requests have equal URLs for caching and deduplication. */
export const buildUrl = (baseUrl: string, path: string, parameters: QueryParams): string => {
  const entries = Object.entries(parameters).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] !== null && entry[1] !== '',
  );
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  search.sort();
  const base = `${baseUrl.replace(/\/+$/, '')}${path}`;
  return entries.length === 0 ? base : `${base}?${search.toString()}`;
};
