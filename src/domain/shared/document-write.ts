/** Adds elements to a stored set or removes them, whatever other elements it has by then. */
export class SetChange {
  constructor(readonly kind: 'add' | 'remove', readonly elements: ReadonlyArray<unknown>) {}
}

/** A write of one document; `merge` creates the document or changes the given fields. Values may be a `SetChange`. */
export type DocumentWrite =
  | { readonly act: 'create' | 'merge' | 'update'; readonly path: string; readonly data: Readonly<Record<string, unknown>> }
  | { readonly act: 'delete'; readonly path: string };

/** Most documents of a batch that bring another one with them: larger batches take longer than the time limit on a busy server. */
export const PAIRS_PER_BATCH = 25;
