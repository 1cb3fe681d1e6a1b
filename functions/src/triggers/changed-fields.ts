/** Fields of a document; undefined if there is none. */
export type DocumentFields = Readonly<Record<string, unknown>> | undefined;

/** Returns the names of the fields that a write has changed, added or removed. */
export const changedFieldNames = (before: DocumentFields, after: DocumentFields): ReadonlyArray<string> =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );
