/** Returns path and query, the key of stored scroll positions and loaded pages. */
export const locationKey = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => pathname + search;
