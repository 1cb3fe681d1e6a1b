/** Password strength: 0 is guessed immediately, 4 is not guessed in a lifetime. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export const STRENGTH_NAMES: Readonly<Record<Strength, string>> = {
  0: 'guessed at once',
  1: 'guessed easily',
  2: 'could be better',
  3: 'good',
  4: 'very good',
};

/** Warnings by the keys of the strength estimator. */
export const STRENGTH_WARNINGS: Readonly<Record<string, string>> = {
  straightRow: 'Keys in a row are easy to guess.',
  keyPattern: 'A short pattern on the keyboard is easy to guess.',
  simpleRepeat: 'The same letter over and over is easy to guess.',
  extendedRepeat: 'The same few letters over and over are easy to guess.',
  sequences: 'abc and 123 are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: 'This is one of the ten passwords tried first.',
  topHundred: 'This is one of the hundred passwords tried first.',
  common: 'Many people use this one.',
  similarToCommon: 'Many people use one like this.',
  wordByItself: 'A single word is easy to guess.',
  namesByThemselves: 'Names are easy to guess.',
  commonNames: 'Names are easy to guess.',
  userInputs: 'It is too close to your name or e-mail.',
};

/** General advice if there is no specific warning. */
export const STRENGTH_HELP = 'Four or five words that do not belong together are hard to guess and easy to keep in mind.';
