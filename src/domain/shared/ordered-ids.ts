/** Digits of a time in base 36; enough for ms since 1970 until the year 5188. */
const TIME_DIGITS = 9;

/**
 * Creates a source of ids that sort by the moment of creation, also of ids that are created at the same time.
 * @param now returns ms since 1970. @param random returns the random part of an id: letters, digits and hyphens.
 */
export const orderedIds = (now: () => number, random: () => string): (() => string) => {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return `${last.toString(36).padStart(TIME_DIGITS, '0')}-${random()}`;
  };
};
