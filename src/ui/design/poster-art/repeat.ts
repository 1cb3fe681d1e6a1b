/** Concatenates `times` drawings; `draw` gets the index, from 0. */
export function repeat(times: number, draw: (index: number) => string): string {
  let art = '';
  for (let index = 0; index < times; index++) art += draw(index);
  return art;
}

/** Concatenates one drawing per row. */
export function each<const Row>(rows: ReadonlyArray<Row>, draw: (row: Row, index: number) => string): string {
  return rows.map(draw).join('');
}

/** Returns the choice at `index`, wrapping around: `pickCyclically(3, 'a', 'b', 'c')` is `'a'`. */
export function pickCyclically<Choice>(index: number, first: Choice, ...others: ReadonlyArray<Choice>): Choice {
  return others[(index % (others.length + 1)) - 1] ?? first;
}

/** Returns the numbers from `from` to `to`, both included, `step` apart. */
export function range(from: number, to: number, step: number): ReadonlyArray<number> {
  const numbers: number[] = [];
  for (let number = from; number <= to; number += step) numbers.push(number);
  return numbers;
}
