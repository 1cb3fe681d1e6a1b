/** A measured figure: the values of its runs, their unit, and a bound for the median (upper, or lower with `atLeast`). */
export type Figure = {
  readonly name: string;
  readonly runs: ReadonlyArray<number>;
  readonly unit: string;
  readonly bound: number | null;
  readonly atLeast?: boolean;
};

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

const rounded = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(3).replace(/\.?0+$/, '');

export const isWithinBound = ({ runs, bound, atLeast = false }: Figure): boolean =>
  bound === null || (atLeast ? median(runs) >= bound : median(runs) <= bound);

/** Returns figures as a markdown table. */
export const table = (figures: ReadonlyArray<Figure>): string =>
  [
    '| figure | median | min | max | runs | bound | within bound |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...figures.map((figure) => {
      const { name, runs, unit, bound, atLeast = false } = figure;
      const limit = bound === null ? '' : `${atLeast ? '≥' : '≤'} ${bound}${unit}`;
      return `| ${name} | ${rounded(median(runs))}${unit} | ${rounded(Math.min(...runs))} | ${rounded(Math.max(...runs))} | ${runs.length} | ${limit} | ${bound === null ? '' : isWithinBound(figure) ? 'yes' : '**no**'} |`;
    }),
  ].join('\n');
