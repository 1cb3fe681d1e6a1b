import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as E from 'fp-ts/Either';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import type { Answer } from '#domain/shared/answer';
import { parseSearch } from '#domain/catalogue/search-query';
import { loadFacts } from '../catalogue/load-facts';
import { builtFiles } from '../catalogue/node-files';
import { median, type Figure } from './figures.ts';

const given = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
};

/** A slip of the finger: two neighbours swapped, or a letter left out, always in the same place of the same text. */
const slipped = (text: string, nth: number): string => {
  const place = 2 + (nth % Math.max(1, text.length - 4));
  const [a = '', b = ''] = [text[place], text[place + 1]];
  return nth % 2 === 0 ? text.slice(0, place) + b + a + text.slice(place + 2) : text.slice(0, place) + text.slice(place + 1);
};

const every = <A>(items: ReadonlyArray<A>, step: number, most: number): ReadonlyArray<A> =>
  items.filter((_, place) => place % step === 0).slice(0, most);

/** Titles and people from all over the catalogue, some of them misspelt. */
const queries = (): ReadonlyArray<string> => {
  const { movies, series } = loadFacts();
  const titles = [...every(movies, 17, 140), ...every(series, 19, 40)].map(({ title }) => title.toLowerCase());
  const people = every(movies, 11, 60)
    .flatMap(({ directors, cast }, nth) => (nth % 3 === 0 ? directors.slice(0, 1) : cast.slice(nth % 3, (nth % 3) + 1).map(({ name }) => name)));
  return [...titles, ...people.map((name) => name.toLowerCase()), ...titles.slice(0, 60).map(slipped)];
};

/** What a run costs in processor time, in milliseconds: on a busy machine the clock on the wall measures the neighbours. */
const timed = async <A>(run: () => Promise<A>): Promise<number> => {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const BOUND_MS = 20;

/** What letters cost in the search box on the embedded catalogue: texts typed letter by letter, each letter as often as there are runs. */
export const keystrokeFigures = async (runs: number): Promise<ReadonlyArray<Figure>> => {
  const catalogue = embeddedCatalogue(builtFiles());
  const suggest = (text: string) => timed(() => given(catalogue.suggest(parseSearch(text))));
  const held = monitorEventLoopDelay({ resolution: 1 });
  held.enable();
  const first = await suggest('s');
  await suggest('shawshnk redemtion');
  held.disable();
  const typed = queries().flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  const keys: number[][] = typed.map(() => []);
  for (let run = 0; run < runs; run += 1) for (const [nth, text] of typed.entries()) keys[nth]?.push(await suggest(text));
  const sorted = keys.toSorted((a, b) => median(a) - median(b));
  const part = (share: number): ReadonlyArray<number> => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? [];
  const figure = (name: string, share: number): Figure => ({ name: `keystroke: ${name} of ${typed.length}`, runs: part(share), unit: ' ms', bound: BOUND_MS });
  return [
    figure('the one in the middle', 0.5),
    figure('slower than 99 %', 0.99),
    figure('the slowest', 1),
    { name: 'first keystroke: reading everything for it, in slices', runs: [first], unit: ' ms', bound: null },
    { name: 'first keystroke: longest hold of the thread meanwhile', runs: [held.max / 1e6], unit: ' ms', bound: null },
  ];
};
