import type { ActionMode } from '#domain/users/auth-service';

/** Maps each action mode to Firebase Auth's `mode` parameter in the links of action e-mails. */
const MODES: Readonly<Record<ActionMode, string>> = {
  'verify-email': 'verifyEmail',
  'reset-password': 'resetPassword',
  'change-email': 'verifyAndChangeEmail',
  'recover-email': 'recoverEmail',
};

/** The parameters of an action e-mail's link: the action mode and the one-time code. */
export type ActionLink = { readonly kind: ActionMode; readonly code: string };

/** Parses the query of `/login` as an action link. Returns null without a known mode; a missing code becomes `''`. */
export const parseActionLink = (search: string): ActionLink | null => {
  const parameters = new URLSearchParams(search);
  const mode = parameters.get('mode');
  const kind = (Object.keys(MODES) as ReadonlyArray<ActionMode>).find((each) => MODES[each] === mode);
  return kind === undefined ? null : { kind, code: parameters.get('oobCode') ?? '' };
};

export const isActionUrl = (search: string): boolean => parseActionLink(search) !== null;

/** Returns the path and query of an action link inside the app. */
export const actionUrl = ({ kind, code }: ActionLink): string =>
  `/login?${new URLSearchParams({ mode: MODES[kind], oobCode: code }).toString()}`;
