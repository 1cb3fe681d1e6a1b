/** Returns the code of an SDK error ("auth/user-disabled", "permission-denied"); empty for any other thrown value. */
export const errorCodeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';

export const sdkErrorMessage = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
