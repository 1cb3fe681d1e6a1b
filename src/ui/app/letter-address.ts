import type { LetterKind } from '#domain/user/accounts';

/** What the identity service calls the kinds of its letters in an address. */
const MODES: Readonly<Record<LetterKind, string>> = {
  'verify-email': 'verifyEmail',
  'reset-password': 'resetPassword',
  'change-email': 'verifyAndChangeEmail',
  'recover-email': 'recoverEmail',
};

/** What the query of a letter's link says: the kind that it promises, and its one-time code. */
export type LetterLink = { readonly kind: LetterKind; readonly code: string };

/** The letter that a query of `/login` leads to; null when it leads to none. A link without its code has an empty one. */
export const letterLinkOf = (search: string): LetterLink | null => {
  const parameters = new URLSearchParams(search);
  const mode = parameters.get('mode');
  const kind = (Object.keys(MODES) as ReadonlyArray<LetterKind>).find((each) => MODES[each] === mode);
  return kind === undefined ? null : { kind, code: parameters.get('oobCode') ?? '' };
};

export const isLetterAddress = (search: string): boolean => letterLinkOf(search) !== null;

/** The address that a letter's link has inside the app. */
export const letterAddress = ({ kind, code }: LetterLink): string => `/login?${new URLSearchParams({ mode: MODES[kind], oobCode: code }).toString()}`;
