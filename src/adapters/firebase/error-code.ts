/** The code of a refusal of the SDK ("auth/user-disabled", "permission-denied"); empty for anything else that was thrown. */
export const errorCodeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';

export const errorMessageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
