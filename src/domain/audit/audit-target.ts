import * as t from 'io-ts';

/** What an admin's call concerns. `name` is for display, as it was at the time of the call; null if unknown. */
export const AuditTarget = t.readonly(
  t.strict({
    kind: t.keyof({ user: null, list: null, banner: null, feedback: null, export: null, 'genre-images': null }),
    /** Id of the user, list, banner or message; for several of a kind, an empty text. */
    id: t.string,
    name: t.union([t.string, t.null]),
  }),
  'AuditTarget',
);
export type AuditTarget = t.TypeOf<typeof AuditTarget>;
