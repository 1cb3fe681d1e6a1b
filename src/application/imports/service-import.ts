import * as E from 'fp-ts/Either';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { ownContent } from '#application/data-file/own-rows/own-content';
import { ownEntries, type NamedOwnFile } from '#application/data-file/own-rows/own-entry';
import { planOwnRows, type OwnFileEntries, type OwnProfile } from '#application/data-file/own-rows/plan-own-rows';
import { readAbsentTitles, withPresentTitles } from '#application/data-file/own-rows/present-titles';
import { readPresent } from '#application/data-file/read-present';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberFile } from '#application/data-file/read-member-file';
import type { Present } from '#application/data-file/plan-import';
import type { ImportChoices } from './import-choices';
import type { KeptAnswers } from './look-up/look-up';
import { patientCatalogue, type LookUpWaits } from './look-up/patient-catalogue';
import type { MatchDeps, TitleMatch } from './match-title';
import { matchTitles, namedTitleKey } from './match-titles';
import type { PlannedImport } from './plan/planned-row';
import { planLatest } from './plan/plan-latest';
import { planRows } from './plan/plan-rows';
import { createPause } from './pause';
import type { ServiceRows } from './read-service-files';
import { findRememberedChoices, withRemembered } from './titles/remembered-choice';
import { readEpisodeNames, titlesOfNamedEpisodes, type EpisodeNames } from './titles/named-episodes';
import { toMemberFile } from './to-member-file';

/** Rows of chosen files with all that their import depends on. Writes nothing by itself. */
export type PreparedImport = {
  /** Rows of other services. */
  readonly read: ServiceRows;
  /** Returns where each row ends. */
  readonly plan: (choices: ImportChoices) => Promise<PlannedImport>;
  /** Returns the import with what the member has of further titles: those that the person has searched for. */
  readonly including: (titles: ReadonlyArray<StoredTitle>) => Answer<PreparedImport>;
  /** Returns the import compared with what the member has now: they may have changed it since. */
  readonly compared: () => Answer<PreparedImport>;
  /** Returns what a plan for these choices adds: of each own file, then of all others as one. */
  readonly contentsOf: (plan: PlannedImport, choices: ImportChoices) => Promise<ReadonlyArray<MemberFile>>;
};

type Titles = ImportChoices['titles'];
type OwnLists = Pick<ListUseCases, 'lists' | 'outbox' | 'findStates'>;
/** @property remembered titles that the person chose in former imports, by the keys of named titles; null is none of the candidates. */
export type PrepareImportDeps = MatchDeps & {
  /** How failures of the network are waited for while titles are looked up; without it they end the look-up. */
  readonly waits?: LookUpWaits;
  readonly kept?: KeptAnswers;
  readonly lists: OwnLists; readonly remembered: Titles;
  /** Returns what the profile has now: own files say whether they add to it. */
  readonly ownProfile: () => OwnProfile;
};

/** Every title that a row can mean, so that a choice needs no further reading. */
const titlesOf = (matches: ReadonlyMap<string, TitleMatch>) =>
  [...matches.values()].flatMap((match) => (match.kind === 'matched' ? [match.title] : match.kind === 'several' ? match.titles : []));

/** Titles of own files, whose states say what the member has of them. */
const titlesOfFile = ({ file: { lists, viewings, ratings } }: NamedOwnFile): ReadonlyArray<StoredTitle> =>
  [...lists.flatMap(({ items }) => items), ...viewings.map(({ item }) => item), ...ratings.map(({ item }) => item)];

/** All that is read before anything is planned. */
type Prepared = {
  readonly deps: MatchDeps; readonly episodes: EpisodeNames;
  readonly lists: OwnLists; readonly read: ServiceRows; readonly own: ReadonlyArray<OwnFileEntries>; readonly profile: OwnProfile;
  readonly matches: ReadonlyMap<string, TitleMatch>; readonly remembered: Titles; readonly present: Present; readonly now: number;
  /** Titles whose states are in `present`. */ readonly titles: ReadonlyArray<StoredTitle>;
};

const importOf = (prepared: Prepared): PreparedImport => {
  const { deps, episodes, lists, read, own, profile, matches, remembered, present, now } = prepared;
  return {
    including: (titles) => async () => {
      const more = titles.filter(({ itemKey }) => !present.states.has(itemKey));
      const found = await readPresent(lists, more)();
      // The files are read by now, and with that the signal of their reading has ended.
      const { signal } = new AbortController();
      const names = await readEpisodeNames({ ...deps, signal }, read.rows, titles.filter(({ itemKey }) => !episodes.has(itemKey)))();
      if (E.isLeft(names)) return names;
      return E.map(({ states }: Present) => importOf({
        ...prepared,
        episodes: new Map([...episodes, ...names.right]), titles: [...prepared.titles, ...more],
        present: { ...present, states: new Map([...present.states, ...states]) },
      }))(found);
    },
    compared: () => async () =>
      E.map((latest: Present) => importOf({ ...prepared, present: latest }))(await readPresent(lists, prepared.titles)()),
    read,
    plan: planLatest(async (made, pause) => {
      const choices = withRemembered(made, remembered);
      return planRows(read, matches, present, choices, now, pause, await planOwnRows(own, present, profile, choices, pause), episodes);
    }),
    contentsOf: async (plan, choices) => [
      ...own.map((file) => ownContent(file, file.entries, choices)),
      ...(own.length > 0 && read.rows.length === 0 ? [] : [await toMemberFile(plan, read.descriptions, now, createPause())]),
    ],
  };
};

/** Returns own files with their entries, which are numbered over all of them. */
const withEntries = (files: ReadonlyArray<NamedOwnFile>): ReadonlyArray<OwnFileEntries> => {
  let before = 0;
  return files.map((file) => {
    const entries = ownEntries(file.file, before);
    before += entries.length;
    return { ...file, entries };
  });
};

/**
 * Finds the titles of rows in the catalogue, and those of own files that it has under other ids, and compares rows and own files with what
 * the member has, as one import: what two of them say is there once. Fails if the catalogue or the member's data does not answer.
 * @param now ms since 1970.
 */
export const importOfRows =
  (deps: PrepareImportDeps, read: ServiceRows, now: number, files: ReadonlyArray<NamedOwnFile> = []): Answer<PreparedImport> =>
  async () => {
    const { catalogue, waits, signal } = deps;
    // The signal ends with the reading; titles that the person chooses later are read from the catalogue itself.
    const reading = waits === undefined ? deps
      : { ...deps, catalogue: patientCatalogue(catalogue, waits, signal), leavesOpen: true as const };
    const pause = createPause();
    const absent = await readAbsentTitles(deps, files.map(({ file }) => file), pause);
    if (E.isLeft(absent)) return absent;
    const all = read.rows.map(({ title }) => title);
    const matches = await matchTitles(reading, [...all, ...[...absent.right.values()].map(({ named }) => named)])();
    if (E.isLeft(matches)) return matches;
    const own = await withPresentTitles(files, absent.right, matches.right, pause);
    const remembered = await findRememberedChoices(reading, all, matches.right, deps.remembered);
    const known = new Map([...remembered, ...deps.remembered]);
    const chosen = all.flatMap((title) => known.get(namedTitleKey(title)) ?? []);
    const named = [...titlesOfNamedEpisodes(read.rows, matches.right), ...chosen];
    const episodes = await readEpisodeNames(reading, read.rows, named)();
    if (E.isLeft(episodes)) return episodes;
    const titles = [...titlesOf(matches.right), ...chosen, ...own.flatMap(titlesOfFile)];
    return E.map((present: Present) => importOf({
      deps, episodes: episodes.right, lists: deps.lists, read, own: withEntries(own), profile: deps.ownProfile(),
      matches: matches.right, remembered, present, now, titles,
    }))(await readPresent(deps.lists, titles)());
  };
