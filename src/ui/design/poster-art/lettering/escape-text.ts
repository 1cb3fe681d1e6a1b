/** What no XML document may contain: control characters, lone halves of surrogate pairs and the two non-characters. */
const UNPRINTABLE = /\p{Cc}|\p{Cs}|\ufffe|\uffff/gu;

const ESCAPES: ReadonlyMap<string, string> = new Map([['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;']]);

/** The text with a space for everything that cannot be printed. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, ' ');

/** Printable text as the text of an SVG element. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? '');
