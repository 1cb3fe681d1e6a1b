import type { ActionMode } from '#domain/users/auth-service';

/** What the identity service calls the kinds of its letters in an address. */
const MODES: Readonly<Record<ActionMode, string>> = {
  'verify-email': 'verifyEmail',
  'reset-password': 'resetPassword',
  'change-email': 'verifyAndChangeEmail',
  'recover-email': 'recoverEmail',
};

/** What the query of a letter's link says: the kind that it promises, and its one-time code. */
export type ActionLink = { readonly kind: ActionMode; readonly code: string };

/** The letter that a query of `/login` leads to; null when it leads to none. A link without its code has an empty one. */
export const parseActionLink = (search: string): ActionLink | null => {
  const parameters = new URLSearchParams(search);
  const mode = parameters.get('mode');
  const kind = (Object.keys(MODES) as ReadonlyArray<ActionMode>).find((each) => MODES[each] === mode);
  return kind === undefined ? null : { kind, code: parameters.get('oobCode') ?? '' };
};

export const isActionUrl = (search: string): boolean => parseActionLink(search) !== null;

/** The address that a letter's link has inside the app. */
export const actionUrl = ({ kind, code }: ActionLink): string => `/login?${new URLSearchParams({ mode: MODES[kind], oobCode: code }).toString()}`;
