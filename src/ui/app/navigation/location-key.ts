/** A place is a path with its query: what scroll positions and loaded pages are remembered by. */
export const locationKey = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => pathname + search;
