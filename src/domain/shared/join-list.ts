/** "Ann", "Ann and Bob", "Ann, Bob and Cy"; with "or" instead of "and" if it is the `conjunction`. */
export const joinList = (names: ReadonlyArray<string>, conjunction: 'and' | 'or' = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1) ?? ''}`;
