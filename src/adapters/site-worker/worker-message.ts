/**
 * Messages of a page to the site's worker. `opened`: the addresses that the page loaded before the worker controlled it. `member`: keep
 * what members need. `pictures`: keep these pictures of titles on lists, and say on the message's port whether all are kept. `forget`:
 * delete what was opened, and what members need. `offer`: say on the port whether a document that runs this script is of another
 * version. `take-over`: a waiting version becomes the active one.
 */
export type WorkerRequest =
  | { readonly type: 'opened' | 'pictures'; readonly addresses: ReadonlyArray<string> }
  | { readonly type: 'offer'; readonly main: string }
  | { readonly type: 'member' | 'forget' | 'take-over' };
