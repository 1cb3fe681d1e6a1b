import type { CheckedPoint } from './checked-point';

/** Prints one line for each point and their number. @returns the exit status of the command: 0 if all are as they should be. */
export const printPoints = (points: ReadonlyArray<CheckedPoint>, note: string | null = null): 0 | 1 => {
  for (const { what, problem } of points)
    console.log(`${problem === null ? 'ok  ' : 'FAIL'} ${what}${problem === null ? '' : `: ${problem}`}`);
  if (note !== null) console.log(`     ${note}`);
  const failed = points.filter(({ problem }) => problem !== null).length;
  console.log(`${points.length - failed} of ${points.length} checks passed.`);
  return failed === 0 ? 0 : 1;
};
