/**
 * Matches characters that a name may not contain, because they cannot be seen or change how other text looks: control and format
 * characters (zero-width, bidirectional), lone surrogates, separators other than the plain space, and blank letters.
 * `firestore.rules` repeats the set (`isVisibleText`).
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u2800\u3164\uFFA0]|(?! )\p{Zs}/u;

export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text);

/** Replaces hidden characters by spaces. */
export const replaceHiddenCharacters = (text: string): string => text.replace(new RegExp(HIDDEN, 'gu'), ' ');

/** Returns whether the text contains half of a surrogate pair, which cannot be encoded in UTF-8. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Cs}/u.test(text);
