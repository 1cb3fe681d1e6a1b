/** Returns whether the text of a session hint names a user. The scripts of documents contain no codec. */
export const hasSignedInUser = (hint: string | null): boolean => /"uid":"/.test(hint as string);
