import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import { displayListName, normalizeListName } from '#domain/lists/list-name';
import { orNull } from '#domain/shared/codecs/or-null';
import { withDefault } from '#domain/shared/with-default';
import { possibleListName } from '#application/data-file/possible-list-name';
import type { ImportRow } from '#application/imports/import-row';
import { createPause, mapInSlices } from '#application/imports/pause';
import type { PlannedImport, PlannedList, PlannedRow } from '#application/imports/plan/planned-row';
import type { ServiceRows } from '#application/imports/read-service-files';
import { inOrderOfRanks } from '#application/imports/text/ranked-rows';

const day = orNull(t.string);
const numberOrNull = orNull(t.number);
/** A value or null, which rows of former versions lack. */
const later = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> => withDefault<A | null>(orNull(codec), null);
const mediaType = orNull(t.union([t.literal('movie'), t.literal('tv')]));
/** A title as a file names it, in a row that is kept and in the key of a choice. */
export const StoredNamedTitle: t.Type<NamedTitle, unknown> = t.strict({
  name: t.string, year: orNull(t.number), mediaType, usualType: mediaType, tmdbId: orNull(t.number), imdbId: orNull(t.string),
  directors: t.readonlyArray(t.string), minutes: orNull(t.number),
  tvdbId: later(t.number),
  episodeId: later(t.union([
    t.strict({ by: t.literal('imdb'), id: t.string }), t.strict({ by: t.literal('tvdb'), id: t.number }),
  ])),
});
const NamedEpisode = t.exact(t.intersection([t.type({ season: numberOrNull, name: t.string }), t.partial({ date: t.string })]));
/** A row of a file as it is kept while its title is not known. */
export const UnmatchedRow: t.Type<ImportRow, unknown> = t.exact(t.intersection([t.type({
  file: t.string, row: t.number, title: StoredNamedTitle,
  facts: t.readonlyArray(t.union([
    t.exact(t.intersection([
      t.type({ kind: t.literal('viewing'), day, episode: orNull(t.strict({ season: t.number, episode: t.number })) }),
      t.partial({
        season: t.number, rating: t.number, ratedOn: day, named: NamedEpisode, isSure: t.boolean,
        nth: t.number,
      }),
    ])),
    t.strict({ kind: t.literal('rating'), rating: t.number, day }),
    t.strict({ kind: t.literal('item'), list: t.string, note: orNull(t.string), day }),
  ])),
}), t.partial({ rank: numberOrNull, description: orNull(t.string) })]));

/** Returns the facts of a row as the person wants them: under the names of lists that they gave, without the lists that they left out. */
const factsOf = ({ facts }: PlannedRow, lists: ReadonlyMap<string, PlannedList>): ImportRow['facts'] =>
  facts.flatMap(({ fact }): ImportRow['facts'] => {
    const list = fact.kind === 'item' ? lists.get(fact.list) : undefined;
    if (fact.kind !== 'item' || list === undefined) return [fact];
    return list.isLeftOut ? [] : [{ ...fact, list: list.name }];
  });

/** Returns a function that returns the description of a row's list once, if the import does not make the list. */
const descriptionsOf = (descriptions: ServiceRows['descriptions'], lists: ReadonlyMap<string, PlannedList>) => {
  const left = new Map([...descriptions].filter(([key, text]) => {
    const list = lists.get(key);
    return text !== '' && list?.isOwn === false && list.newTitles === 0;
  }));
  return ({ facts }: PlannedRow): string | null => {
    const list = facts.flatMap(({ fact }) => (fact.kind === 'item' && left.has(fact.list) ? [fact.list] : []))[0] ?? '';
    const text = left.get(list) ?? null;
    left.delete(list);
    return text;
  };
};

/**
 * Returns the rows whose title is not found or not decided: the account keeps them until the catalogue has more. One row of a list that is
 * not made has its description.
 */
const unmatchedRows = ({ rows, descriptions }: ServiceRows, plan: PlannedImport): ReadonlyArray<ImportRow> => {
  const lists = new Map(plan.lists.map((list) => [list.key, list]));
  const descriptionOf = descriptionsOf(descriptions, lists);
  return rows.flatMap((row, index) => {
    const planned = plan.rows[index];
    if (planned === undefined || (planned.state !== 'unknown' && planned.state !== 'doubtful')) return [];
    const facts = factsOf(planned, lists);
    if (facts.length === 0) return [];
    const description = descriptionOf(planned);
    return [{ ...row, facts, ...(description !== null && { description }) }];
  });
};

/** Returns rows that the account keeps as those of files: lists in the order of their ranks, with their descriptions. */
export const keptAsRead = (rows: ReadonlyArray<ImportRow>): ServiceRows => ({
  rows: inOrderOfRanks(rows), leftOut: [], ignored: [], open: [], areKept: true,
  descriptions: new Map(rows.flatMap(({ facts, description }) => facts.flatMap((fact) =>
    (fact.kind === 'item' && typeof description === 'string' ? [[fact.list, description]] : [])))),
});

/** Returns the rows that the account has from now on as a whole: a part that there is no room for would be lost with its row. */
const foundRows = ({ rows }: ServiceRows, plan: PlannedImport): ReadonlyArray<ImportRow> => rows.filter((_, index) => {
  const { state = 'unknown', facts = [] } = plan.rows[index] ?? {};
  return (state === 'new' || state === 'there') && !facts.some(({ reason }) => reason === 'full');
});

/** Returns the stored form of the name that a list gets, as `toMemberFile` names it. */
const storedNameOf = (name: string): string => normalizeListName(displayListName(possibleListName(name.replace(/\s+/g, ' ').trim())));

/**
 * Rows that an import moves at its end. @property unmatched rows that the account gets. @property found rows that leave it.
 * @property foundOn stored names of the lists that the latter are added to.
 */
type MovedRows = {
  readonly unmatched: ReadonlyArray<ImportRow>; readonly found: ReadonlyArray<ImportRow>; readonly foundOn: ReadonlyArray<string>;
};
export const nothingMoved: MovedRows = { unmatched: [], found: [], foundOn: [] };

/** Returns the rows that an import moves: from files to the account, or out of the account if it has kept them. */
export const movedRows = (read: ServiceRows, plan: PlannedImport): MovedRows => {
  if (read.areKept !== true) return { ...nothingMoved, unmatched: unmatchedRows(read, plan) };
  const found = foundRows(read, plan);
  const lists = new Map(plan.lists.map(({ key, name }) => [key, name]));
  const foundOn = new Set(found.flatMap(({ facts }) => facts.flatMap((fact) =>
    (fact.kind === 'item' ? [storedNameOf(lists.get(fact.list) ?? fact.list)] : []))));
  return { ...nothingMoved, found, foundOn: [...foundOn] };
};

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const rowOf = (value: unknown): ImportRow | null => {
  const row = UnmatchedRow.decode(value);
  return E.isRight(row) ? row.right : null;
};

/** Reads a row that was kept as JSON; null if the text is none. */
export const rowOfText = (text: string): ImportRow | null => rowOf(valueOf(text));

/** Reads an array of rows that was kept as JSON, in slices. Damaged rows are left out. */
export const rowsOfText = async (text: string): Promise<ReadonlyArray<ImportRow>> => {
  const values = valueOf(text);
  const rows = await mapInSlices(Array.isArray(values) ? values : [], rowOf, createPause());
  return rows.flatMap((row) => row ?? []);
};
