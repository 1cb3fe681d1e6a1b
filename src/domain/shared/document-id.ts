/**
 * Returns whether a text can be the id of a stored document: letters, digits, `_` and `-`. Firestore reserves ids such as `__name__` and
 * fails for them.
 */
export const isDocumentId = (text: string, maxLength: number): boolean => /^(?!__.*__$)[\w-]+$/.test(text) && text.length <= maxLength;
