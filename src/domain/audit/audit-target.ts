import * as t from 'io-ts';

/**
 * User, list, banner or other thing that an admin's call concerns. `name` is the name at the time of the call, for display; null if
 * unknown.
 */
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
