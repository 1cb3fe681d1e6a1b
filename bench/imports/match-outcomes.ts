import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { matchTitles, namedTitleKey } from '#application/imports/match-titles';
import type { MatchDeps } from '#application/imports/match-title';
import { readServiceFiles } from '#application/imports/read-service-files';
import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { loadFacts } from '../../catalogue/load-facts';
import type { TitleFacts } from '../../catalogue/title-facts';
import type { Service } from './service-files.ts';
import { seededRandom, spell, type Spelled } from './spell-as-people.ts';

const SEED = 20_261_128;
/** Every how manieth title of the sample is taken out of the catalogue: no row of it may be matched. */
const EVERY_MISSING = 10;

/** Returns the catalogue without some titles. */
const without = (catalogue: MatchDeps['catalogue'], missing: ReadonlySet<string>): MatchDeps['catalogue'] => {
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

/** Where a row ended: `right`, `asked` and `unknown` are of titles that the catalogue has, `left` of one that it lacks. */
type End = 'right' | 'asked' | 'unknown' | 'wrong' | 'left' | 'damaged';
export type Outcome = {
  readonly service: string; readonly row: Spelled; readonly isMissing: boolean; readonly end: End;
  /** The row and what was found for it, to be read. */
  readonly text: string;
};

/**
 * A catalogue with the rows that are looked for in it. @property has titles that can be in the sample. @property isFirst those that are in
 * it in any case.
 */
export type Trial = {
  readonly catalogue: MatchDeps['catalogue'];
  readonly services: ReadonlyArray<Service>;
  /** Rows of each file. */
  readonly rows: number;
  /** Whether ids of titles are read from the files: without them, only names and other facts are left. */
  readonly hasIds: boolean;
  readonly has: (facts: TitleFacts) => boolean;
  readonly isFirst: (facts: TitleFacts) => boolean;
};

/** Reads and matches the file of each service. Titles are the same ones in each run. */
export const matchOutcomes = async ({ catalogue, services, rows: count, hasIds, has, isFirst }: Trial): Promise<ReadonlyArray<Outcome>> => {
  const { movies, series } = loadFacts();
  const isLaterNamesake = namesakesOf(series);
  const outcomes: Outcome[] = [];
  const asMatched = (title: NamedTitle): NamedTitle => (hasIds ? title : { ...title, imdbId: null, tmdbId: null, episodeId: null });
  for (const [number, service] of services.entries()) {
    const random = seededRandom(SEED + number);
    const rows = [...movies, ...series].filter((facts) => service.has(facts) && has(facts))
      .map((facts) => [random() - (isFirst(facts) ? 1 : 0), facts] as const).toSorted(([one], [other]) => one - other).slice(0, count)
      .map(([, facts]) => spell(facts, service.weights, random));
    const isMissing = (index: number): boolean => index % EVERY_MISSING === 0;
    const missing = new Set(rows.flatMap(({ facts }, index) => (isMissing(index) ? [itemKey(facts)] : [])));
    const read = await readServiceFiles([service.file(rows, isLaterNamesake)]);
    const named = read.rows.map(({ row, title }) => ({ row, title: asMatched(title) }));
    const deps = { catalogue: without(catalogue, missing), onProgress: () => undefined, signal: new AbortController().signal };
    const matches = await matchTitles(deps, named.map(({ title }) => title))();
    if (E.isLeft(matches)) throw new Error(JSON.stringify(matches.left));
    const byRow = new Map(named.map(({ row, title }) => [row, matches.right.get(namedTitleKey(title))]));
    rows.forEach((row, index) => {
      const match = byRow.get(index + 1);
      const end = ((): End => {
        if (match === undefined) return 'damaged';
        if (match.kind === 'matched') return match.title.itemKey === itemKey(row.facts) ? 'right' : 'wrong';
        if (isMissing(index)) return 'left';
        return match.kind === 'several' ? 'asked' : 'unknown';
      })();
      const found = match?.kind === 'matched' ? [match.title] : match?.kind === 'several' ? match.titles : [];
      const names = found.map(({ title, releaseYear }) => `${title} (${releaseYear ?? ''})`);
      const text = `${row.name} (${row.year}) of ${row.facts.title} (${row.facts.year}): ${names.join(', ')}`;
      outcomes.push({ service: service.name, row, isMissing: isMissing(index), end, text });
    });
  }
  return outcomes;
};
