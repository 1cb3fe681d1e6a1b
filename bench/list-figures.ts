import type { Figure } from './figures.ts';
import { median } from './figures.ts';
import { measureList, type ListMeasure } from './lists.ts';
import { launch } from './navigation.ts';

const SMALLEST = 100;
export const LIST_SIZES = [SMALLEST, 1000, 10_000] as const;

type WithServer = (size: number, measure: (address: string) => Promise<ReadonlyArray<ListMeasure>>) => Promise<ReadonlyArray<ListMeasure>>;

type Measured = { readonly size: number; readonly ours: ReadonlyArray<ListMeasure>; readonly baselineFirst: number };

/** Returns the figures of one list, relative to the React baseline and to the smallest list. */
const figuresOf = (smallest: ReadonlyArray<ListMeasure>) => ({ size, ours, baselineFirst }: Measured): ReadonlyArray<Figure> => {
  const nodes = median(smallest.map((measure) => measure.nodes));
  const nodesDeep = median(smallest.map((measure) => measure.nodesDeep));
  return [
    { name: `list of ${size}: DOM nodes over the smallest list's`, runs: ours.map((measure) => measure.nodes / nodes), unit: '×', bound: 1.2 },
    { name: `list of ${size}: DOM nodes far down over the smallest list's`, runs: ours.map((measure) => measure.nodesDeep / nodesDeep), unit: '×', bound: 1.2 },
    // Far down, extra rows are rendered above the viewport too, not only below it.
    { name: `list of ${size}: DOM nodes far down over those at the top`, runs: ours.map((measure) => measure.nodesDeep / measure.nodes), unit: '×', bound: null },
    { name: `list of ${size}: DOM nodes`, runs: ours.map((measure) => measure.nodes), unit: '', bound: null },
    { name: `list of ${size}: first posters`, runs: ours.map((measure) => measure.firstPosters), unit: ' ms', bound: null },
    { name: `list of ${size}: first posters over the React baseline's`, runs: ours.map((measure) => measure.firstPosters / baselineFirst), unit: '×', bound: 1.2 },
    { name: `list of ${size}: longest frame while scrolling`, runs: ours.map((measure) => measure.longestFrame), unit: ' ms', bound: 50 },
    { name: `list of ${size}: cards in the DOM`, runs: ours.map((measure) => measure.shownCards), unit: '', bound: null },
  ];
};

/** Measures lists of three sizes against the React baseline of the same size. */
export const listFigures = async (reactBaseline: string, runs: number, withServer: WithServer): Promise<ReadonlyArray<Figure>> => {
  const browser = await launch();
  const measured: Measured[] = [];
  for (const size of LIST_SIZES) {
    const repeat = async (address: string, card: string): Promise<ReadonlyArray<ListMeasure>> => {
      const measures = [];
      for (let run = 0; run < runs; run += 1) measures.push(await measureList(browser, address, card));
      return measures;
    };
    const baseline = await repeat(`${reactBaseline}/?count=${size}`, '.card');
    const ours = await withServer(size, (address) => repeat(`${address}/movies/popular`, 'main .card'));
    measured.push({ size, ours, baselineFirst: median(baseline.map((measure) => measure.firstPosters)) });
  }
  await browser.close();
  return measured.flatMap(figuresOf(measured.find(({ size }) => size === SMALLEST)?.ours ?? []));
};
