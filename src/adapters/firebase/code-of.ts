/** The code of a refusal of the SDK ("auth/user-disabled", "permission-denied"); empty for anything else that was thrown. */
export const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';

export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
