/**
 * Digits of a line: printable characters that JSON does not escape. A number is written in base `BASE`; its last digit is one of the
 * first `BASE` characters, those before it one of the others, so that numbers need no separators.
 */
const DIGITS = '!#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~';
const BASE = 46;

const encodeNumber = (number: number): string => {
  let text = DIGITS[number % BASE] ?? '';
  for (let left = Math.floor(number / BASE); left > 0; left = Math.floor(left / BASE))
    text = `${DIGITS[BASE + (left % BASE)] ?? ''}${text}`;
  return text;
};

/** Writes positions, ascending, as the distances between them. `decodePositions` is the inverse. */
export const encodePositions = (positions: ReadonlyArray<number>): string =>
  positions.map((position, at) => encodeNumber(position - (positions[at - 1] ?? -1) - 1)).join('');

/** Returns the positions that a line says, ascending; null for a character that is no digit or a number without an end. */
export const decodePositions = (line: string): ReadonlyArray<number> | null => {
  const positions: number[] = [];
  let [number, last, isOpen] = [0, -1, false];
  for (const character of line) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return null;
    isOpen = digit >= BASE;
    number = number * BASE + (digit % BASE);
    if (isOpen) continue;
    last += number + 1;
    positions.push(last);
    number = 0;
  }
  return isOpen ? null : positions;
};
