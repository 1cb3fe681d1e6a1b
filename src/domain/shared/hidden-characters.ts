/**
 * Matches characters that a name may not contain, because they cannot be seen or change how other text looks: control and format
 * characters (zero-width, bidirectional), lone surrogates, separators other than the plain space, and blank letters. Some of them have
 * their place in `JOINED_TEXT`.
 * `firestore.rules` repeats the set and the places (`isVisibleText`).
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u2800\u3164\uFFA0]|(?! )\p{Zs}/u;

/** Emoji of which sequences are made: people, animals, objects, signs. */
const EMOJI =
  String.raw`[\u{2194}\u{2195}\u{2620}\u{2640}\u{2642}\u{2695}\u{2696}\u{26A7}\u{26D3}\u{26F9}\u{2708}\u{2744}\u{2764}\u{27A1}\u{2B1B}` +
  String.raw`\u{1F300}-\u{1F3FA}\u{1F400}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F7E0}-\u{1F7EB}\u{1F90C}-\u{1F9FF}\u{1FA70}-\u{1FAFF}]`;
/** Letters and vowel signs of the Arabic script. */
const ARABIC =
  String.raw`[\u{620}-\u{65F}\u{66E}-\u{6D3}\u{6D5}-\u{6DC}\u{6DF}-\u{6E8}\u{6EA}-\u{6EF}\u{6FA}-\u{6FC}\u{6FF}` +
  String.raw`\u{750}-\u{77F}\u{8A0}-\u{8C9}\u{8D3}-\u{8E1}\u{8E3}-\u{8FF}]`;
/** Letters and vowel signs of the Indic scripts from Devanagari to Sinhala. */
const INDIC =
  String.raw`[\u{900}-\u{963}\u{971}-\u{9E3}\u{9F0}\u{9F1}\u{A00}-\u{A63}\u{A80}-\u{AE3}\u{B00}-\u{B63}\u{B82}-\u{BE3}\u{C00}-\u{C63}` +
  String.raw`\u{C80}-\u{C83}\u{C85}-\u{CE3}\u{D00}-\u{D4E}\u{D54}-\u{D57}\u{D5F}-\u{D63}\u{D7A}-\u{DDF}]`;
/** Signs that take the vowel from an Indic letter, so that it can join the next one. */
const VIRAMA = String.raw`[\u{94D}\u{9CD}\u{A4D}\u{ACD}\u{B4D}\u{BCD}\u{C4D}\u{CCD}\u{D4D}\u{DCA}]`;

/**
 * Source of a pattern of the texts in which a hidden character has its place: emoji joined by U+200D, each perhaps with a selector or a
 * skin tone; Arabic letters kept apart by U+200C; Indic letters with a joiner at the virama; the black flag with the letters of a region.
 */
export const JOINED_TEXT = [
  String.raw`(${EMOJI}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]?\u{200D})+${EMOJI}`,
  String.raw`(${ARABIC}\u{200C})+${ARABIC}`,
  String.raw`${VIRAMA}[\u{200C}\u{200D}]${INDIC}`,
  String.raw`${INDIC}\u{200D}${VIRAMA}`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
].join('|');
const JOINED = new RegExp(JOINED_TEXT, 'gu');
const JOINED_OR_HIDDEN = new RegExp(`(?<joined>${JOINED_TEXT})|${HIDDEN.source}`, 'gu');

export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text.replace(JOINED, ''));

/** Replaces hidden characters by spaces. */
export const replaceHiddenCharacters = (text: string): string =>
  text.replace(JOINED_OR_HIDDEN, (found: string, joined?: string) => (joined === undefined ? ' ' : found));

/** Returns whether the text contains half of a surrogate pair, which cannot be encoded in UTF-8. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Cs}/u.test(text);
