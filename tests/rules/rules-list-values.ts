import { HIDDEN_CHARACTERS, JOINED_NAMES, MISJOINED_NAMES } from '#domain/shared/hidden-characters.fixture';
import type { Variation } from './case-builder';

/** Names that look like another one, which is stored instead. */
const LOOKALIKE_NAMES: ReadonlyArray<readonly [what: string, title: string]> = [
  ['an acute accent apart', 'cafe\u0301'],
  ['a cedilla apart', 'franc\u0327ais'],
  ['a dot behind a circumflex', '\u00EA\u0323'],
  ['an accent behind a dot', 'e\u0323\u0301'],
  ['two marks in the wrong order', 'x\u0301\u0323'],
  ['a voice mark apart', '\u304B\u3099'],
  ['a syllable in parts', '\u1112\u1161\u11AB'],
  ['an Arabic hamza apart', '\u0627\u0654'],
  ['an ideograph for compatibility', '\uF900'],
  ['a Greek acute of its own', '\u1F71'],
  ['a capital beyond ASCII', 'ca\u00D1on'],
  ['a capital of two letters', '\u01C5'],
  ['a Roman capital', '\u2163'],
  ['a capital in a circle', '\u24B6'],
];
const COMPOSED_NAMES: ReadonlyArray<readonly [what: string, title: string]> = [
  ['composed letters', 'caf\u00E9_fran\u00E7ais_\u1EC7_\uD55C_\u304C'],
  ['marks that no letter contains', 'sp\u0131n\u0308al_\u1EB9\u0300_\u010D\u0323'],
  ['capitals that have no small letter', '\u2102_\u{1D400}'],
];

/** Invalid list names; `title` is one of the facts. */
export const INVALID_NAMES: ReadonlyArray<Variation> = [
  ['with capital letters', 'title', 'Heist_nights'],
  ['with spaces', 'title', 'heist nights'],
  ['with two underscores in a row', 'title', 'heist__nights'],
  ['of 61 characters', 'title', 'é'.repeat(61)],
  ['the empty name', 'title', ''],
  ['an underscore', 'title', '_'],
  ['a dot', 'title', '.'],
  ['two dots', 'title', '..'],
  ['a number', 'title', 7],
  // One of each kind; the cases of profiles have all of them.
  ...HIDDEN_CHARACTERS.filter((_, index) => index % 5 === 0).map(([what, character]): Variation => [
    `a name with ${what}`, 'title', `heist${character}nights`,
  ]),
  ...MISJOINED_NAMES.filter((_, index) => index % 5 === 0).map(([what, text]): Variation => [
    `a name with ${what}`, 'title',
    text.replaceAll(' ', '_'),
  ]),
  ...LOOKALIKE_NAMES.map(([what, title]): Variation => [`a name with ${what}`, 'title', title]),
];
/** Valid list names. */
export const VALID_NAMES: ReadonlyArray<Variation> = [
  ['one character', 'title', 'h'],
  ['60 characters', 'title', 'é'.repeat(60)],
  ['60 emoji', 'title', '😀'.repeat(60)],
  ['a name with a slash', 'title', 'sci-fi/fantasy'],
  ['three dots', 'title', '...'],
  ...JOINED_NAMES.map(([what, text]): Variation => [`a name with ${what}`, 'title', text.replaceAll(' ', '_').toLowerCase()]),
  ...COMPOSED_NAMES.map(([what, title]): Variation => [`a name with ${what}`, 'title', title]),
];

/** Places of a list among the member's lists, and names in capitals, as variations of the fact `at`. */
export const placesOf = (at: string): ReadonlyArray<Variation> => [
  ['with capitals in its name', `${at}.displayName`, 'HEIST Nights'],
  ['with an order of 64 characters', `${at}.order`, 'a'.repeat(64)],
  ['pinned', `${at}.pinned`, true],
  ['archived', `${at}.archived`, true],
];
export const invalidPlacesOf = (at: string): ReadonlyArray<Variation> => [
  ['with an empty order', `${at}.order`, ''],
  ['with an order of 65 characters', `${at}.order`, 'a'.repeat(65)],
  ['with an order beyond ASCII', `${at}.order`, 'é'],
  ['with an order that is a number', `${at}.order`, 1],
  ['with another name in capitals', `${at}.displayName`, 'Capers'],
  ['with the empty name in capitals', `${at}.displayName`, ''],
  ['with a name in capitals that is a number', `${at}.displayName`, 7],
  ['with a hidden character in capitals', `${at}.displayName`, 'Heist\u202E nights'],
  ['with 121 characters in capitals', `${at}.displayName`, `Heist nights${'é'.repeat(109)}`],
  ['pinned as text', `${at}.pinned`, 'yes'],
  ['archived as text', `${at}.archived`, 'yes'],
];
