/** Texts instead of forms that ask for a password, for members without one. */
export const NO_PASSWORD_MESSAGES = {
  text: 'You sign in with Google and have no password yet. This needs one.',
  add: 'Add a password',
} as const;

/** The row of the settings that leads to the page. */
export const SECURITY_LINK_MESSAGES = {
  term: 'Security',
  hint: 'Ways to sign in, last sign-ins and your other devices.',
  open: 'Sign-in and security',
} as const;
