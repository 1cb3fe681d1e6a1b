import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as E from 'fp-ts/Either';
import { decodeIndex } from '#adapters/embedded-catalogue/index-file';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import type { Answer } from '#domain/answer';
import { parseSearch } from '#domain/catalogue/search-query';
import { loadFacts } from '../catalogue/load-facts';
import { builtFiles } from '../catalogue/node-files';

/** Measures what a keystroke in the search box costs on the embedded catalogue. Run: npx tsx scripts/bench-search.ts */

/** A keystroke's bound, for every single one of those typed here. */
const BUDGET_MS = 20;

/** So often everything is typed; the collector of garbage and the compiler come in between when they like. */
const RUNS = 5;

const given = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
};
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (sorted: ReadonlyArray<number>, part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const told = (name: string, times: ReadonlyArray<number>): void => {
  const sorted = times.toSorted((a, b) => a - b);
  const figures = [['median', 0.5], ['p95', 0.95], ['p99', 0.99], ['worst', 1]] as const;
  const row = figures.map(([label, part]) => `${label} ${at(sorted, part).toFixed(2)} ms`).join('  ');
  print(`${name.padEnd(34)} n=${String(times.length).padStart(5)}  ${row}`);
};

/** A slip of the finger: two neighbours swapped, or a letter left out, always in the same place of the same text. */
const slipped = (text: string, nth: number): string => {
  const place = 2 + (nth % Math.max(1, text.length - 4));
  const [a = '', b = ''] = [text[place], text[place + 1]];
  return nth % 2 === 0 ? text.slice(0, place) + b + a + text.slice(place + 2) : text.slice(0, place) + text.slice(place + 1);
};

const queries = (): ReadonlyArray<string> => {
  const { movies, series } = loadFacts();
  const every = <A>(items: ReadonlyArray<A>, step: number, most: number): ReadonlyArray<A> =>
    items.filter((_, place) => place % step === 0).slice(0, most);
  const titles = [...every(movies, 17, 140), ...every(series, 19, 40)].map(({ title }) => title.toLowerCase());
  const people = every(movies, 11, 60)
    .flatMap(({ directors, cast }, nth) => (nth % 3 === 0 ? directors.slice(0, 1) : cast.slice(nth % 3, (nth % 3) + 1).map(({ name }) => name)));
  return [...titles, ...people.map((name) => name.toLowerCase()), ...titles.slice(0, 60).map(slipped)];
};

/** What a run costs in processor time, in milliseconds: on a busy machine the clock on the wall measures the neighbours. */
const timed = async <A>(run: () => Promise<A>): Promise<readonly [A, number]> => {
  const start = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
};

const main = async (): Promise<void> => {
  const read = builtFiles();
  const raw = await given(read('index.json'));
  const decoding: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) decoding.push((await timed(decodeIndex(raw)))[1]);
  const catalogue = embeddedCatalogue(read);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [, first] = await timed(() => given(catalogue.suggest(parseSearch('s'))));
  const [, near] = await timed(() => given(catalogue.suggest(parseSearch('shawshnk redemtion'))));
  delay.disable();
  const texts = queries();
  const typed = texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  const keys: number[][] = typed.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [nth, text] of typed.entries()) keys[nth]?.push((await timed(() => given(catalogue.suggest(parseSearch(text)))))[1]);
  }
  const searches: number[] = [];
  for (const text of texts) {
    searches.push((await timed(() => given(catalogue.searchTitles({ mediaType: 'movie', query: parseSearch(text), page: 1 }))))[1]);
  }
  const medians = keys.map((runs) => at(runs.toSorted((a, b) => a - b), 0.5));
  const worst = Math.max(...medians);
  print(`processor time; load ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  print(`decoding the index, first and later: ${decoding.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  print(`first suggestion, everything loaded for it: ${first.toFixed(0)} ms; first near search, its index built: ${near.toFixed(0)} ms`);
  print(`longest hold of the thread meanwhile (by the clock): ${(delay.max / 1e6).toFixed(0)} ms`);
  told(`keystroke, each the median of ${RUNS}`, medians);
  told('keystroke, every one', keys.flat());
  told(`search, all results (${texts.length} queries)`, searches);
  print(`slowest keystroke: "${typed[medians.indexOf(worst)] ?? ''}"`);
  if (worst > BUDGET_MS) process.exitCode = 1;
};

await main();
