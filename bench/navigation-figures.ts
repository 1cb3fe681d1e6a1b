import type { Figure } from './figures.ts';
import { launch, openAndReturn, searchByKeys } from './navigation.ts';

/** Measures navigation inside the app on a desktop, without throttling. */
export const navigationFigures = async (app: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const browser = await launch();
  const moves = [];
  const searches = [];
  for (let run = 0; run < Math.max(runs, 7); run += 1) {
    moves.push(await openAndReturn(browser, app));
    searches.push(await searchByKeys(browser, app, run));
  }
  await browser.close();
  return [
    { name: 'click on a poster to the painted heading', runs: moves.map(({ open }) => open), unit: ' ms', bound: 100 },
    { name: 'Back to the same scroll position, painted', runs: moves.map(({ back }) => back), unit: ' ms', bound: 100 },
    { name: 'layout shift of opening and returning', runs: moves.map(({ shift }) => shift), unit: '', bound: 0.001 },
    { name: 'last key to painted results', runs: searches, unit: ' ms', bound: 100 },
  ];
};
