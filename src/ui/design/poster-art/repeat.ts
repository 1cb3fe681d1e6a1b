/** Draws something so many times and pastes the results together; `draw` is told the turn, from 0. */
export function repeat(times: number, draw: (turn: number) => string): string {
  let art = '';
  for (let turn = 0; turn < times; turn++) art += draw(turn);
  return art;
}

/** Draws something for every row of a list and pastes the results together. */
export function each<const Row>(rows: ReadonlyArray<Row>, draw: (row: Row, turn: number) => string): string {
  return rows.map(draw).join('');
}

/** One of the choices after the other, from the start again after the last: `inTurn(3, 'a', 'b', 'c')` is `'a'`. */
export function inTurn<Choice>(turn: number, first: Choice, ...others: ReadonlyArray<Choice>): Choice {
  return others[(turn % (others.length + 1)) - 1] ?? first;
}

/** The numbers from `from` to `to`, both included, `step` apart. */
export function range(from: number, to: number, step: number): ReadonlyArray<number> {
  const numbers: number[] = [];
  for (let number = from; number <= to; number += step) numbers.push(number);
  return numbers;
}
