/** The place of a part in a file. */
export type PartPlace = { readonly isFirst: boolean; readonly isLast: boolean };

/** Formats rows as a part of a JSON array. The parts of a file, one after another, are one array. */
export const jsonArrayPart = (rows: ReadonlyArray<unknown>, { isFirst, isLast }: PartPlace): string => {
  const texts = rows.map((row, index) => (isFirst && index === 0 ? '' : ',\n') + JSON.stringify(row));
  return (isFirst ? '[\n' : '') + texts.join('') + (isLast ? '\n]\n' : '');
};
