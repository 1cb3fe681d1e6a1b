import * as E from 'fp-ts/Either';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { readPresent } from '#application/data-file/read-present';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberFile } from '#application/data-file/read-member-file';
import type { Present } from '#application/data-file/plan-import';
import type { ImportChoices } from './import-choices';
import type { MatchDeps, TitleMatch } from './match-title';
import { matchTitles, namedTitleKey } from './match-titles';
import type { PlannedImport } from './planned-row';
import { planLatest } from './plan-latest';
import { planRows } from './plan-rows';
import { createPause } from './pause';
import { readServiceFiles, type ServiceFile, type ServiceRows } from './read-service-files';
import { toMemberFile } from './to-member-file';

/** Rows of other services with all that their import depends on. Writes nothing by itself. */
export type ServiceImport = {
  readonly read: ServiceRows;
  /** Returns where each row ends. */
  readonly plan: (choices: ImportChoices) => Promise<PlannedImport>;
  /** Returns the import with what the member has of further titles: those that the person has searched for. */
  readonly including: (titles: ReadonlyArray<StoredTitle>) => Answer<ServiceImport>;
  /** Returns what a plan adds. */
  readonly fileOf: (plan: PlannedImport) => Promise<MemberFile>;
};

type OwnLists = Pick<ListUseCases, 'lists' | 'outbox' | 'storedStates'>;
/** @property remembered titles that the person chose in former imports, by the keys of named titles; null is none of the candidates. */
export type ServiceImportDeps = MatchDeps & { readonly lists: OwnLists; readonly remembered: ImportChoices['titles'] };

/** Every title that a row can mean, so that a choice needs no further reading. */
const titlesOf = (matches: ReadonlyMap<string, TitleMatch>) =>
  [...matches.values()].flatMap((match) => (match.kind === 'matched' ? [match.title] : match.kind === 'several' ? match.titles : []));

const importOf = (
  lists: OwnLists, read: ServiceRows, matches: ReadonlyMap<string, TitleMatch>, present: Present, now: number,
): ServiceImport => ({
  including: (titles) => async () => {
    const more = titles.filter(({ itemKey }) => !present.states.has(itemKey));
    const own = await readPresent(lists, more)();
    return E.map(({ states }: Present) =>
      importOf(lists, read, matches, { ...present, states: new Map([...present.states, ...states]) }, now),
    )(own);
  },
  read,
  plan: planLatest((choices, pause) => planRows(read, matches, present, choices, now, pause)),
  fileOf: (plan) => toMemberFile(plan, read.descriptions, now, createPause()),
});

/**
 * Finds the titles of rows in the catalogue and compares them with what the member has. Fails if the catalogue or the member's data does
 * not answer. @param now ms since 1970.
 */
export const importOfRows =
  (deps: ServiceImportDeps, read: ServiceRows, now: number): Answer<ServiceImport> =>
  async () => {
    const matches = await matchTitles(
      deps,
      read.rows.map(({ title }) => title),
    )();
    if (E.isLeft(matches)) return matches;
    const chosen = read.rows.flatMap(({ title }) => deps.remembered.get(namedTitleKey(title)) ?? []);
    const present = await readPresent(deps.lists, [...titlesOf(matches.right), ...chosen])();
    return E.map((own: Present) => importOf(deps.lists, read, matches.right, own, now))(present);
  };

/**
 * Reads files of other services as one import: what two of them say is there once. Fails as `importOfRows` does. @param now ms since 1970.
 */
export const readServiceImport =
  (deps: ServiceImportDeps, files: ReadonlyArray<ServiceFile>, now: number): Answer<ServiceImport> =>
  async () => importOfRows(deps, await readServiceFiles(files, createPause()), now)();
