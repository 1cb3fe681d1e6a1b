/** Characters that XML forbids: control characters, lone surrogates and the two non-characters. */
const UNPRINTABLE = /\p{Cc}|\p{Cs}|\ufffe|\uffff/gu;

const ESCAPES: ReadonlyMap<string, string> = new Map([['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;']]);

/** Replaces forbidden characters with spaces. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, ' ');

/** Escapes printable text for an SVG element. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? '');
