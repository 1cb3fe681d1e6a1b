import type { Figure } from './figures.ts';
import { nextPickFigures } from './next-pick.ts';
import { firstSearch, launch, openAndReturn, searchByKeys } from './navigation.ts';

/**
 * Measures navigation inside the app on a desktop, without throttling and with the processor slowed down four times; the latter also in the
 * React baseline.
 */
export const navigationFigures = async (app: string, reactBaseline: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const browser = await launch();
  const moves = [];
  const searches = [];
  for (let run = 0; run < runs; run += 1) {
    moves.push(await openAndReturn(browser, app));
    searches.push(await searchByKeys(browser, app, run));
  }
  const slow: Array<Awaited<ReturnType<typeof openAndReturn>>> = [];
  const floor: Array<Awaited<ReturnType<typeof openAndReturn>>> = [];
  const firstSearches: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    slow.push(await openAndReturn(browser, app, 4));
    floor.push(await openAndReturn(browser, reactBaseline, 4));
    firstSearches.push(await firstSearch(browser, app));
  }
  const picks = await nextPickFigures(browser, app);
  await browser.close();
  return [
    {
      name: 'React baseline: click on a poster to the painted heading, CPU 4x',
      runs: floor.map(({ open }) => open),
      unit: ' ms', bound: null,
    },
    {
      name: 'React baseline: Back to the same scroll position, painted, CPU 4x',
      runs: floor.map(({ back }) => back),
      unit: ' ms', bound: null,
    },
    { name: 'click on a poster to the painted heading, CPU 4x', runs: slow.map(({ open }) => open), unit: ' ms', bound: 80 },
    { name: 'Back to the same scroll position, painted, CPU 4x', runs: slow.map(({ back }) => back), unit: ' ms', bound: 60 },
    { name: 'last key to painted results, first search after a settled page', runs: firstSearches, unit: ' ms', bound: 250 },
    { name: 'click on a poster to the painted heading', runs: moves.map(({ open }) => open), unit: ' ms', bound: 100 },
    { name: 'Back to the same scroll position, painted', runs: moves.map(({ back }) => back), unit: ' ms', bound: 100 },
    { name: 'layout shift of opening and returning', runs: moves.map(({ shift }) => shift), unit: '', bound: 0.001 },
    { name: 'last key to painted results', runs: searches, unit: ' ms', bound: 100 },
    ...picks,
  ];
};
