import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import { onTestFinished } from 'vitest';
import { createActor, waitFor, type Actor } from 'xstate';
import { openTwoDevices } from '#composition/two-devices.fixture';
import { maya } from '#domain/lists/list.fixture';
import { noSettings } from '#domain/users/user';
import { noChoices, type Remembered } from '#application/imports/import-choices';
import { noAnswers } from '#application/imports/look-up/look-up';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { importRunMachine } from '#application/imports/run/import-run-machine';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ImportJournal, ImportRecord } from '#application/ports/import-journal';
import { catalogueOfHeat } from './catalogue-of-heat.fixture';
import { importMachine } from './import-machine';
import type { ChosenDataFile } from './reading/file-contents';

const clock = { now: () => Date.UTC(2024, 5, 1) };
export const bytesOf = async (text: Promise<string>): Promise<ArrayBuffer> => new TextEncoder().encode(await text).buffer;

type Machine = ReturnType<typeof importMachine>;
type Start = (machine: Machine) => Actor<Machine>;

/** Opens the preparation of an import on a device in memory, with what runs it. @param start starts an actor of the machine. */
export const openImport = (
  start: Start, makeForGood?: ListUseCases['makeForGood'], found = catalogueOfHeat, journal: ImportJournal = testImportJournal(),
  kept = noAnswers(), remembered: Remembered = noChoices,
) => {
  const online = new BehaviorSubject(E.right(true));
  const [device] = openTwoDevices().devices;
  let count = 0;
  const lists = { ...device.lists, importJournal: TE.right(journal), ...(makeForGood !== undefined && { makeForGood }) };
  const actor = start(importMachine({ lists, history: TE.right(device.history), catalogue: found, clock, online, kept,
    remembered: () => remembered, newId: () => `new-${(count += 1)}`, restoreOwnData: () => TE.right(undefined),
    ownProfile: () => ({ content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null }),
  }));
  const runner = createActor(importRunMachine({ journal, lists, findSuccessor: () => TE.right(null) })).start();
  onTestFinished(() => [actor, runner].forEach((each) => void each.stop()));
  const chooseFiles = (...files: ReadonlyArray<ChosenDataFile>) => actor.send({ type: 'files.chosen', chosen: { files } });
  const choose = (text: () => Promise<string>, size = 10) =>
    chooseFiles({ name: 'marquee-data.json', size, arrayBuffer: () => bytesOf(text()) });
  const reaches = (state: 'idle' | 'confirming' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state));
  /** Confirms, and returns the import when it has run. */
  const confirms = async (texts = { report: '', unmatched: '[]' }): Promise<ImportRecord> => {
    const before = await firstValueFrom(journal.watch(maya));
    await reaches('confirming');
    actor.send({ type: 'confirmed', confirmed: { texts, leftOut: 0, unmatched: 0 } });
    await reaches('idle');
    const records = await firstValueFrom(journal.watch(maya).pipe(filter((all) => E.isRight(all)
      && all.right.length > (E.isRight(before) ? before.right.length : 0) && all.right.every(({ status }) => status === 'done'))));
    const [record] = E.isRight(records) ? records.right : [];
    if (record === undefined) throw new Error('no import');
    return record;
  };
  return { device, actor, online, choose, chooseFiles, reaches, confirms };
};
