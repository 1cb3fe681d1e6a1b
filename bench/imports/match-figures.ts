// How many rows of files that nobody has tuned for find their title: files in the shapes of other services, over a random sample of the
// embedded catalogue, with the spellings of people. Needs no browser.
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { matchTitles, namedTitleKey } from '#application/imports/match-titles';
import type { MatchDeps } from '#application/imports/match-title';
import { readServiceFiles } from '#application/imports/read-service-files';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { loadFacts } from '../../catalogue/load-facts';
import { nodeFiles } from '../../catalogue/node-files.ts';
import type { TitleFacts } from '../../catalogue/title-facts';
import type { Figure } from '../figures.ts';
import { SERVICES } from './service-files.ts';
import { seededRandom, spell, type Spelled } from './spell-as-people.ts';

const SEED = 20_261_128;
/** Rows of each file. */
const ROWS = 3000;
/** Every how manieth title of the sample is taken out of the catalogue: no row of it may be matched. */
const EVERY_MISSING = 10;
/** Goals of issue #38: percent that are asked about or not found, and rows in 1,000 that get another title. */
const [MAX_OPEN, MAX_WRONG] = [2, 1];

const catalogue = embeddedCatalogue(nodeFiles());

/** Returns the catalogue without some titles. */
const without = (missing: ReadonlySet<string>): MatchDeps['catalogue'] => {
  const isKept = (title: TitleId): boolean => !missing.has(itemKey(title));
  return {
    ...catalogue,
    findByName: (...query) => pipe(catalogue.findByName(...query), TE.map((titles) => titles.filter(isKept))),
    findByImdb: (...query) => pipe(catalogue.findByImdb(...query), TE.map((titles) => titles.filter(isKept))),
    searchTitles: (...query) =>
      pipe(catalogue.searchTitles(...query), TE.map((page) => ({ ...page, items: page.items.filter(isKept) }))),
  };
};

/** Returns whether an earlier series has the same name. */
const namesakesOf = (series: ReadonlyArray<TitleFacts>): ((facts: TitleFacts) => boolean) => {
  const first = new Map<string, number>();
  for (const { title, year } of series) first.set(title.toLowerCase(), Math.min(year, first.get(title.toLowerCase()) ?? Infinity));
  return ({ title, year }) => (first.get(title.toLowerCase()) ?? year) < year;
};

const sampleOf = (titles: ReadonlyArray<TitleFacts>, random: () => number): ReadonlyArray<TitleFacts> =>
  titles.map((title) => [random(), title] as const).toSorted(([one], [other]) => one - other).slice(0, ROWS)
    .map(([, title]) => title);

/** Where a row ended: `right`, `asked` and `unknown` are of titles that the catalogue has, `left` of one that it lacks. */
type End = 'right' | 'asked' | 'unknown' | 'wrong' | 'left' | 'damaged';
type Outcome = {
  readonly service: string; readonly row: Spelled; readonly isMissing: boolean; readonly end: End;
  /** The row and what was found for it, to be read. */
  readonly text: string;
};

/** Reads and matches the file of each service. Titles are the same ones in each run. */
export const matchOutcomes = async (): Promise<ReadonlyArray<Outcome>> => {
  const { movies, series } = loadFacts();
  const isLaterNamesake = namesakesOf(series);
  const outcomes: Outcome[] = [];
  for (const [number, { name: service, has, weights, file }] of SERVICES.entries()) {
    const random = seededRandom(SEED + number);
    const rows = sampleOf([...movies, ...series].filter(has), random).map((facts) => spell(facts, weights, random));
    const isMissing = (index: number): boolean => index % EVERY_MISSING === 0;
    const missing = new Set(rows.flatMap(({ facts }, index) => (isMissing(index) ? [itemKey(facts)] : [])));
    const read = await readServiceFiles([file(rows, isLaterNamesake)]);
    const deps: MatchDeps = { catalogue: without(missing), onProgress: () => undefined, signal: new AbortController().signal };
    const matches = await matchTitles(deps, read.rows.map(({ title }) => title))();
    if (E.isLeft(matches)) throw new Error(JSON.stringify(matches.left));
    const byRow = new Map(read.rows.map((row) => [row.row, matches.right.get(namedTitleKey(row.title))]));
    rows.forEach((row, index) => {
      const match = byRow.get(index + 1);
      const right = itemKey(row.facts);
      const isRight = match?.kind === 'matched' && match.title.itemKey === right;
      const end = ((): End => {
        if (match === undefined) return 'damaged';
        if (match.kind === 'matched') return isRight ? 'right' : 'wrong';
        if (isMissing(index)) return 'left';
        return match.kind === 'several' ? 'asked' : 'unknown';
      })();
      const found = match?.kind === 'matched' ? [match.title] : match?.kind === 'several' ? match.titles : [];
      const names = found.map(({ title, releaseYear }) => `${title} (${releaseYear ?? ''})`);
      const text = `${row.name} (${row.year}) of ${row.facts.title} (${row.facts.year}): ${names.join(', ')}`;
      outcomes.push({ service, row, isMissing: isMissing(index), end, text });
    });
  }
  return outcomes;
};

const share = (part: ReadonlyArray<unknown>, whole: ReadonlyArray<unknown>, of: number): number =>
  Math.round((part.length / whole.length) * of * 100) / 100;

/** Measures for each service the rows that do not find their title by themselves, and those that get another one. */
export const matchFigures = async (): Promise<ReadonlyArray<Figure>> => {
  const outcomes = await matchOutcomes();
  return SERVICES.flatMap(({ name }): ReadonlyArray<Figure> => {
    const own = outcomes.filter(({ service }) => service === name);
    const there = own.filter(({ isMissing }) => !isMissing);
    const open = there.filter(({ end }) => end !== 'right' && end !== 'wrong');
    const missing = own.filter(({ isMissing }) => isMissing);
    const wrongOf = (rows: ReadonlyArray<Outcome>): ReadonlyArray<Outcome> => rows.filter(({ end }) => end === 'wrong');
    const figure = (what: string, value: number, unit: string, bound: number | null): Figure =>
      ({ name: `rows of ${name} ${what}`, runs: [value], unit, bound });
    return [
      figure('in the catalogue that are asked about or not found', share(open, there, 100), ' %', MAX_OPEN),
      figure('in the catalogue that get another title, of 1,000', share(wrongOf(there), there, 1000), '', MAX_WRONG),
      figure('that the catalogue lacks and that get another title', share(wrongOf(missing), missing, 100), ' %', null),
    ];
  });
};
