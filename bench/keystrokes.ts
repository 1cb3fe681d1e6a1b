import { monitorEventLoopDelay } from 'node:perf_hooks';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { parseSearch } from '#domain/catalogue/search-query';
import { loadFacts } from '../catalogue/load-facts';
import { builtFiles } from '../catalogue/node-files';
import { median, type Figure } from './figures.ts';

/** Adds a typing error: two neighbours swapped, or a letter omitted, always at the same index of the same text. */
const misspell = (text: string, nth: number): string => {
  const index = 2 + (nth % Math.max(1, text.length - 4));
  const [a = '', b = ''] = [text[index], text[index + 1]];
  return nth % 2 === 0 ? text.slice(0, index) + b + a + text.slice(index + 2) : text.slice(0, index) + text.slice(index + 1);
};

const everyNth = <A>(items: ReadonlyArray<A>, step: number, most: number): ReadonlyArray<A> =>
  items.filter((_, index) => index % step === 0).slice(0, most);

/** Returns titles and people from all over the catalogue, some of them misspelt. */
const queries = (): ReadonlyArray<string> => {
  const { movies, series } = loadFacts();
  const titles = [...everyNth(movies, 17, 140), ...everyNth(series, 19, 40)].map(({ title }) => title.toLowerCase());
  const people = everyNth(movies, 11, 60).flatMap(({ directors, cast }, nth) =>
    nth % 3 === 0 ? directors.slice(0, 1) : cast.slice(nth % 3, (nth % 3) + 1).map(({ name }) => name),
  );
  return [...titles, ...people.map((name) => name.toLowerCase()), ...titles.slice(0, 60).map(misspell)];
};

/** Measures a run in milliseconds of CPU time: on a busy machine the wall clock includes other processes. */
const cpuTime = async <A>(run: () => Promise<A>): Promise<number> => {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const BOUND_MS = 20;

/** Measures the cost of keystrokes in the search box on the embedded catalogue: texts typed letter by letter, each letter `runs` times. */
export const keystrokeFigures = async (runs: number): Promise<ReadonlyArray<Figure>> => {
  const catalogue = embeddedCatalogue(builtFiles());
  const suggest = (text: string) => cpuTime(() => expectRight(catalogue.suggest(parseSearch(text))));
  const loopDelay = monitorEventLoopDelay({ resolution: 1 });
  loopDelay.enable();
  const first = await suggest('s');
  await suggest('shawshnk redemtion');
  loopDelay.disable();
  const typed = queries().flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const keys: number[][] = typed.map(() => []);
  for (let run = 0; run < runs; run += 1) for (const [nth, text] of typed.entries()) keys[nth]?.push(await suggest(text));
  const sorted = keys.toSorted((a, b) => median(a) - median(b));
  const quantile = (share: number): ReadonlyArray<number> => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? [];
  const figure = (name: string, share: number): Figure => ({
    name: `keystroke: ${name} of ${typed.length}`,
    runs: quantile(share),
    unit: ' ms', bound: BOUND_MS,
  });
  return [
    figure('median', 0.5),
    figure('99th percentile', 0.99),
    figure('maximum', 1),
    { name: 'first keystroke: loading the search data, in chunks', runs: [first], unit: ' ms', bound: null },
    { name: 'first keystroke: longest blocking of the thread meanwhile', runs: [loopDelay.max / 1e6], unit: ' ms', bound: null },
  ];
};
