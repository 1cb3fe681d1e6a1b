import type { Figure } from './figures.ts';
import { median } from './figures.ts';
import { measureList, type ListMeasure } from './lists.ts';
import { launch } from './navigation.ts';

export const LIST_SIZES = [100, 1000, 10_000] as const;

type WithServer = (size: number, measure: (address: string) => Promise<ReadonlyArray<ListMeasure>>) => Promise<ReadonlyArray<ListMeasure>>;

/** Lists of three sizes against the React floor of the same size. */
export const listFigures = async (floorReact: string, runs: number, withServer: WithServer): Promise<ReadonlyArray<Figure>> => {
  const browser = await launch();
  const figures: Figure[] = [];
  let [fewestNodes, fewestDeep] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const size of LIST_SIZES) {
    const repeat = async (address: string, card: string): Promise<ReadonlyArray<ListMeasure>> => {
      const measures = [];
      for (let run = 0; run < runs; run += 1) measures.push(await measureList(browser, address, card));
      return measures;
    };
    const floor = await repeat(`${floorReact}/?count=${size}`, '.card');
    const ours = await withServer(size, (address) => repeat(`${address}/movies/popular`, 'main .card'));
    const nodes = median(ours.map((measure) => measure.nodes));
    fewestNodes = Math.min(fewestNodes, nodes);
    fewestDeep = Math.min(fewestDeep, median(ours.map((measure) => measure.nodesDeep)));
    const floorFirst = median(floor.map((measure) => measure.firstPosters));
    figures.push(
      { name: `list of ${size}: DOM nodes over the smallest list's`, runs: ours.map((measure) => measure.nodes / fewestNodes), unit: '×', bound: 1.2 },
      { name: `list of ${size}: DOM nodes deep inside over the smallest list's`, runs: ours.map((measure) => measure.nodesDeep / fewestDeep), unit: '×', bound: 1.2 },
      // Rows wait above the window there too, not only below it.
      { name: `list of ${size}: DOM nodes deep inside over those at its top`, runs: ours.map((measure) => measure.nodesDeep / measure.nodes), unit: '×', bound: null },
      { name: `list of ${size}: DOM nodes`, runs: ours.map((measure) => measure.nodes), unit: '', bound: null },
      { name: `list of ${size}: first posters`, runs: ours.map((measure) => measure.firstPosters), unit: ' ms', bound: null },
      { name: `list of ${size}: first posters over the React floor's`, runs: ours.map((measure) => measure.firstPosters / floorFirst), unit: '×', bound: 1.2 },
      { name: `list of ${size}: longest frame while scrolling`, runs: ours.map((measure) => measure.longestFrame), unit: ' ms', bound: 50 },
      { name: `list of ${size}: cards in the page`, runs: ours.map((measure) => measure.shownCards), unit: '', bound: null },
    );
  }
  await browser.close();
  return figures;
};
