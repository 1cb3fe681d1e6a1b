/**
 * Words that no identifier and no file name contains (docs/glossary.md has the words in use). Each stands for a term that had several
 * meanings or none that a new reader could infer.
 */
export const RETIRED = [
  'house', 'letter', 'letters', 'stranger', 'strangers', 'newcomer', 'newcomers', 'bearer', 'standing', 'standings', 'marker', 'markers',
  'told', 'heard', 'asked', 'asking', 'anew', 'lever', 'levers', 'holdings', 'seeker', 'seekers', 'beginnings', 'likeness', 'mistakes',
  'renown', 'wanted', 'patience', 'breath', 'silence', 'teller', 'aside', 'wish', 'wishes', 'door', 'doors', 'foot', 'mend', 'mended',
  'premises', 'weather', 'household', 'refusal', 'refusals', 'whom', 'rooms', 'whoever', 'somebody', 'nobody',
  'tonight',
] as const;

/** Identifiers that contain a retired word and may stay, by reason. */
const REASONS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'the HTML element, and the side column of a page': ['aside', 'asideLabel'],
  'the scheme of the header Authorization (RFC 6750)': ['Bearer', 'withBearerToken', 'bearer-token.fixture.ts'],
  'a letter of an alphabet': ['letter', 'asciiLetters', 'toBaseLetters'],
  'motifs of poster art, found by words of the title': ['house', 'houseOnTheHill', 'door', 'doors', 'nineDoors', 'openDoor'],
};
export const ALLOWED: ReadonlySet<string> = new Set(Object.values(REASONS).flat());

/** Custom properties of earlier names; each has a name that says what it is for. */
export const RETIRED_PROPERTIES = ['--r-print', '--r-bulb', '--t-grow', '--ease-stage'] as const;
