const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the claims of a token. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Returns the token with changed claims; unsigned, like all tokens of the emulator. */
export const forged = (token: string, claims: Readonly<Record<string, unknown>>): string =>
  `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claimsOf(token), ...claims })}.`;

/** Returns the token with an expiry one minute ago. */
export const expired = (token: string): string => {
  const now = Math.floor(Date.now() / 1000);
  return forged(token, { iat: now - 3660, exp: now - 60 });
};

/** Returns the token as issued by the identity service of another project. */
export const ofAnotherProject = (token: string): string =>
  forged(token, { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' });
