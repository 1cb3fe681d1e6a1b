import type { Figure } from './figures.ts';
import { median } from './figures.ts';
import { measureList, type ListMeasure } from './lists.ts';
import { launch } from './navigation.ts';

const SMALLEST = 100;
export const LIST_SIZES = [SMALLEST, 10_000] as const;

type WithServer = (size: number, measure: (address: string) => Promise<ReadonlyArray<ListMeasure>>) => Promise<ReadonlyArray<ListMeasure>>;

type Measured = { readonly size: number; readonly ours: ReadonlyArray<ListMeasure> };

/** Returns the figures of one list, relative to the React baseline and to the smallest list. */
const figuresOf =
  (smallest: ReadonlyArray<ListMeasure>, baselineFirst: number) =>
  ({ size, ours }: Measured): ReadonlyArray<Figure> => {
    const nodes = median(smallest.map((measure) => measure.nodes));
    const nodesDeep = median(smallest.map((measure) => measure.nodesDeep));
    return [
      {
        name: `list of ${size}: DOM nodes over the smallest list's`,
        runs: ours.map((measure) => measure.nodes / nodes),
        unit: '×', bound: 1.2,
      },
      {
        name: `list of ${size}: DOM nodes far down over the smallest list's`,
        runs: ours.map((measure) => measure.nodesDeep / nodesDeep),
        unit: '×', bound: 1.2,
      },
      // Far down, extra rows are rendered above the viewport too, not only below it.
      {
        name: `list of ${size}: DOM nodes far down over those at the top`,
        runs: ours.map((measure) => measure.nodesDeep / measure.nodes),
        unit: '×', bound: null,
      },
      { name: `list of ${size}: DOM nodes`, runs: ours.map((measure) => measure.nodes), unit: '', bound: null },
      { name: `list of ${size}: first posters`, runs: ours.map((measure) => measure.firstPosters), unit: ' ms', bound: null },
      {
        name: `list of ${size}: first posters over the React baseline's`,
        runs: ours.map((measure) => measure.firstPosters / baselineFirst),
        unit: '×', bound: 1.2,
      },
      { name: `list of ${size}: longest frame while scrolling`, runs: ours.map((measure) => measure.longestFrame), unit: ' ms', bound: 50 },
      { name: `list of ${size}: cards in the DOM`, runs: ours.map((measure) => measure.shownCards), unit: '', bound: null },
    ];
  };

/**
 * Measures a short and a long list, against each other and against the React baseline, whose windowed grid costs the same for every length.
 */
export const listFigures = async (reactBaseline: string, runs: number, withServer: WithServer): Promise<ReadonlyArray<Figure>> => {
  const browser = await launch();
  const measured: Measured[] = [];
  const repeat = async (address: string, card: string): Promise<ReadonlyArray<ListMeasure>> => {
    const measures = [];
    for (let run = 0; run < runs; run += 1) measures.push(await measureList(browser, address, card));
    return measures;
  };
  const baseline = await repeat(`${reactBaseline}/?count=${SMALLEST}`, '.card');
  for (const size of LIST_SIZES) {
    const ours = await withServer(size, (address) => repeat(`${address}/movies/popular`, 'main .card'));
    measured.push({ size, ours });
  }
  await browser.close();
  return measured.flatMap(figuresOf(measured[0]?.ours ?? [], median(baseline.map((measure) => measure.firstPosters))));
};
