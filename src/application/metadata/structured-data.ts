/** Facts in schema.org's words. JSON leaves out members that are undefined. */
export type StructuredData = Readonly<Record<string, unknown>>;

export const SCHEMA = { '@context': 'https://schema.org' } as const;

/** Returns a list, or undefined instead of an empty one. */
export const unlessEmpty = <A>(list: ReadonlyArray<A>): ReadonlyArray<A> | undefined => (list.length === 0 ? undefined : list);

export const imdbAddress = (part: 'title' | 'name', id: string | null): string | undefined =>
  id === null ? undefined : `https://www.imdb.com/${part}/${id}/`;
