// How many rows of files that nobody has tuned for find their title: files in the shapes of other services, over a random sample of the
// embedded catalogue, with the spellings of people. Needs no browser.
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { itemKey } from '#domain/catalogue/title-id';
import { nodeFiles } from '../../catalogue/node-files.ts';
import type { TitleFacts } from '../../catalogue/title-facts';
import type { Figure } from '../figures.ts';
import { matchOutcomes, type Outcome, type Trial } from './match-outcomes.ts';
import { SERVICES, type Service } from './service-files.ts';
import { spell, WAY_NAMES, type Way } from './spell-as-people.ts';
import { tmdbStandIn } from './tmdb-stand-in.ts';

/** Rows of each file; with TMDB, whose stand-in reads all names in each search, fewer. */
const [ROWS, TMDB_ROWS] = [3000, 500];
/** Rows of each kind of spelling, where the titles have as many. */
const [SPELLED, TMDB_SPELLED] = [500, 250];
/** Goals of issue #38: percent that are matched without asking, and rows in 1,000 that get another title. */
const [MIN_MATCHED, MAX_WRONG] = [98, 1];
/** Rows with another title that are printed. */
const MAX_PRINTED = 12;

const share = (part: ReadonlyArray<unknown>, whole: ReadonlyArray<unknown>, of: number): number =>
  Math.round((part.length / whole.length) * of * 100) / 100;
const endedAs = (rows: ReadonlyArray<Outcome>, ...ends: ReadonlyArray<Outcome['end']>): ReadonlyArray<Outcome> =>
  rows.filter(({ end }) => ends.includes(end));

/** Returns where rows of titles that the catalogue has end, by file, as a table. */
const sharesOf = (outcomes: ReadonlyArray<Outcome>): string => [
  '| rows | number | matched without asking | asked | not found | another title, of 1,000 |', '|---|---:|---:|---:|---:|---:|',
  ...[...new Set(outcomes.map(({ service }) => service))].map((name) => {
    const rows = outcomes.filter(({ service, isMissing }) => service === name && !isMissing);
    const percent = (...ends: ReadonlyArray<Outcome['end']>): string => `${share(endedAs(rows, ...ends), rows, 100)} %`;
    const shares = [percent('right', 'wrong'), percent('asked'), percent('unknown', 'damaged'), share(endedAs(rows, 'wrong'), rows, 1000)];
    return `| ${[name, rows.length, ...shares].join(' | ')} |`;
  }),
].join('\n');

/** A file with names and years alone, all of whose names are spelled in one way. */
const inWay = (way: Way): Service => {
  const [service] = SERVICES;
  const weights = { [way]: 100 };
  return { ...service, name: way, weights, has: (facts) => service.has(facts) && spell(facts, weights, () => 0.5).way === way };
};

/**
 * Matches files of services and rows of each spelling, prints where they end, and returns the figures. @param goal percent of rows that are
 * matched without asking; null for a stand-in of a catalogue, which answers otherwise.
 */
const trialFigures = async (
  name: string, trial: Omit<Trial, 'services'>, spelled: number, goal: number | null = MIN_MATCHED,
): Promise<ReadonlyArray<Figure>> => {
  const outcomes = await matchOutcomes({ ...trial, services: SERVICES });
  const ways = spelled === 0 ? [] : await matchOutcomes({ ...trial, services: WAY_NAMES.map(inWay), rows: spelled });
  const wrong = [...outcomes, ...ways].filter(({ end, isMissing }) => end === 'wrong' && !isMissing).map(({ text }) => text);
  console.log(`\n${name}:\n${sharesOf([...outcomes, ...ways])}`);
  if (wrong.length > 0) console.log(`Another title:\n${wrong.slice(0, MAX_PRINTED).join('\n')}`);
  const [there, missing] = [outcomes.filter(({ isMissing }) => !isMissing), outcomes.filter(({ isMissing }) => isMissing)];
  const figure = (what: string, value: number, unit: string, bound: number | null, atLeast = false): Figure =>
    ({ name: `${name}: ${what}`, runs: [value], unit, bound, atLeast });
  return [
    ...SERVICES.map((service) => {
      const own = there.filter((row) => row.service === service.name);
      const matched = share(endedAs(own, 'right', 'wrong'), own, 100);
      return figure(`rows of ${service.name} matched without asking`, matched, ' %', goal, true);
    }),
    figure('rows of all that get another title, of 1,000', share(endedAs(there, 'wrong'), there, 1000), '', MAX_WRONG),
    figure('rows of titles that are not there and that get another title', share(endedAs(missing, 'wrong'), missing, 100), ' %', null),
  ];
};

/** Measures for each service the rows that find their title without asking, and those that get another one. */
export const matchFigures = async (): Promise<ReadonlyArray<Figure>> => {
  const { catalogue, recordedKeys, namesakes } = tmdbStandIn();
  const embedded = { catalogue: embeddedCatalogue(nodeFiles()), rows: ROWS, has: () => true, isFirst: () => false };
  const tmdb = {
    catalogue, rows: TMDB_ROWS, hasIds: false, has: ({ tmdbId }: TitleFacts) => tmdbId !== null,
    isFirst: (facts: TitleFacts) => recordedKeys.has(itemKey(facts)),
  };
  const figures = [
    ...await trialFigures('Matching', { ...embedded, hasIds: true }, 0),
    ...await trialFigures('Matching without ids', { ...embedded, hasIds: false }, SPELLED),
    ...await trialFigures('Matching without ids, TMDB', tmdb, TMDB_SPELLED, null),
  ];
  console.log(`\n${recordedKeys.size} of the titles have TMDB's names and days, from recorded answers, which have ${namesakes} titles more.
The other titles have the names and days of the facts. The stand-in finds names by the beginnings of their words, also names in other
languages that the facts have. Which titles TMDB's search finds for a spelling, and in which order, is not measured.`);
  return figures;
};
