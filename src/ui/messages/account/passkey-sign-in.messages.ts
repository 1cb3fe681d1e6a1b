/** Sign-in with a passkey. */
export const PASSKEY_SIGN_IN_MESSAGES = {
  button: 'Sign in with a passkey',
  waiting: 'Continue in the window that your browser opens.',
} as const;
