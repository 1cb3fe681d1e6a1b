/**
 * What a page tells the site's worker. `opened`: the addresses that the page loaded before the worker controlled it. `member`: keep what
 * members need. `forget`: delete what was opened, and what members need. `take-over`: a waiting version becomes the active one.
 */
export type WorkerRequest =
  | { readonly type: 'opened'; readonly addresses: ReadonlyArray<string> }
  | { readonly type: 'member' | 'forget' | 'take-over' };
