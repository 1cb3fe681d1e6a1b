const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a token says. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** A token like this one that says something else, too; unsigned, as the emulator's are. */
export const forged = (token: string, claims: Readonly<Record<string, unknown>>): string =>
  `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claimsOf(token), ...claims })}.`;

/** One that has been good until a minute ago. */
export const expired = (token: string): string => {
  const now = Math.floor(Date.now() / 1000);
  return forged(token, { iat: now - 3660, exp: now - 60 });
};

/** One that another project's identity service gave out. */
export const ofAnotherProject = (token: string): string => forged(token, { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' });
