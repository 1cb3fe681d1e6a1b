import * as E from 'fp-ts/Either';
import { assign, fromEventObservable, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { Clock } from '#application/ports/clock';
import { eventAsParams } from '#application/event-as-params';
import { noChoices, type ImportChoices, type Remembered } from '#application/imports/import-choices';
import { forgetUnknown, noLookUp, createLookUpReport, type KeptAnswers, type LookUp } from '#application/imports/look-up/look-up';
import type { LookUpWaits } from '#application/imports/look-up/patient-catalogue';
import type { MatchDeps } from '#application/imports/match-title';
import { beginImport, type BeginImportDeps } from '#application/imports/run/begin-import';
import type { PreparedImport } from '#application/imports/service-import';
import {
  confirmedImport, eventOf, eventsOf, noImport, type Chosen, type Confirmed, type ImportContext, type ImportEvent,
} from './import-events';
import type { OwnProfile } from './own-rows/plan-own-rows';
import { readDataFiles, readRowsAgain, type ReadDataFiles, type ReadDataFilesDeps } from './read-data-files';

type Deps = BeginImportDeps & Pick<MatchDeps, 'catalogue'> & Pick<LookUpWaits, 'online'> & {
  readonly clock: Clock;
  /** Answers of the catalogue to former attempts. */
  readonly kept: KeptAnswers;
  /** Returns what the person chose in former imports. */
  readonly remembered: () => Remembered;
  /** Returns what the profile of the member has. */
  readonly ownProfile: () => OwnProfile;
} & Pick<ReadDataFilesDeps, 'startReading'>;

const read = { target: 'reading', actions: ['forgetUnknown', { type: 'setSource', params: eventAsParams }] } as const;

/**
 * Models choosing what an import adds: choose files, check where each row ends, confirm. The confirmed import is stored and runs by itself,
 * see `importRunMachine`.
 */
export const importMachine = (deps: Deps) =>
  setup({
    types: { context: {} as ImportContext, events: {} as ImportEvent },
    actors: {
      read: fromEventObservable<ImportEvent, { readonly chosen: Chosen | null }>(({ input: { chosen } }) =>
        eventsOf(async (onLookUp, signal) => {
          if (chosen === null) return { type: 'cancelled' };
          const [remembered, report] = [deps.remembered(), createLookUpReport(onLookUp)];
          const readDeps = {
            ...deps, remembered: remembered.titles, signal,
            onProgress: (found: number, all: number) => {
              const isKept = !signal.aborted && deps.kept.save(found === all);
              // Choosing the same files again goes on here; rows of the account have no files to choose.
              report({ found, all, isKept: isKept && 'files' in chosen });
            },
            waits: { online: deps.online, onWait: (waitsFor: LookUp['waitsFor']) => report({ waitsFor }) },
          };
          // Rows that the account keeps are looked for again: nothing is known to be missing.
          if ('files' in chosen) await deps.kept.read();
          const now = deps.clock.now();
          const answer: Answer<ReadDataFiles> =
            'files' in chosen ? readDataFiles(readDeps, chosen.files, now) : readRowsAgain(readDeps, chosen.names, chosen.rows, now);
          const output = await answer();
          if (E.isLeft(output) && !signal.aborted) deps.kept.save(true);
          return eventOf(output, (all) => ({ type: 'files.read', output: all, remembered }));
        })),
      begin: fromEventObservable<ImportEvent, Confirmed>(({ input }) =>
        eventsOf(async () =>
          eventOf(await beginImport(deps, await confirmedImport(input), deps.clock.now())(), () => ({ type: 'import.begun' })))),
    },
    guards: {
      hasFile: (_, { chosen }: ReadDataFiles) => chosen !== null,
      isChecked: ({ context }) => context.chosen !== null,
    },
    actions: {
      setFiles: assign((_, { output, remembered }: Extract<ImportEvent, { type: 'files.read' }>) =>
        ({ ...output, choices: { ...noChoices, ...remembered } })),
      setChoices: assign((_, { choices }: { readonly choices: ImportChoices }) => ({ choices })),
      setContent: assign(({ context }, { content }: { readonly content: PreparedImport }) =>
        ({ chosen: context.chosen === null ? null : { ...context.chosen, content } })),
      setLookUp: assign((_, { lookUp }: { readonly lookUp: LookUp }) => ({ lookUp })),
      setFailure: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
      setSource: assign((_, { chosen }: { readonly chosen: Chosen }) => ({ ...noImport, source: chosen })),
      forgetUnknown: () => forgetUnknown(deps.kept),
      forgetFailure: assign({ failure: null, lookUp: noLookUp }),
      clear: assign(noImport),
    },
  }).createMachine({
    id: 'import',
    context: noImport,
    initial: 'idle',
    states: {
      idle: { description: 'No file is chosen, or the last import is stored and runs.', on: { 'files.chosen': read } },
      reading: {
        description: 'The files are read, and titles of other services are looked for. Failures of the network are waited for.',
        invoke: { src: 'read', input: ({ context }) => ({ chosen: context.source }) },
        on: {
          'import.progressed': { actions: { type: 'setLookUp', params: eventAsParams } },
          'files.read': [
            { guard: { type: 'hasFile', params: ({ event }) => event.output }, target: 'confirming',
              actions: { type: 'setFiles', params: eventAsParams } },
            { target: 'failed', actions: { type: 'setFiles', params: eventAsParams } },
          ],
          'import.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
          cancelled: { target: 'idle', actions: 'clear' },
        },
      },
      confirming: {
        description: 'Shows where each row of the files ends, and takes the choices of the person.',
        on: {
          'choices.changed': { actions: { type: 'setChoices', params: eventAsParams } },
          'content.changed': { actions: { type: 'setContent', params: eventAsParams } },
          confirmed: 'beginning', cancelled: { target: 'idle', actions: 'clear' }, 'files.chosen': read,
          'import.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
        },
      },
      beginning: {
        description: 'The changes are planned and stored, whole or not at all.',
        invoke: {
          src: 'begin',
          input: ({ context, event }) => ({ context, confirmed: (event as Extract<ImportEvent, { type: 'confirmed' }>).confirmed }),
        },
        on: {
          'import.begun': { target: 'idle', actions: 'clear' },
          'import.failed': { target: 'failed', actions: { type: 'setFailure', params: eventAsParams } },
        },
      },
      failed: {
        description: 'All files were refused, the catalogue failed for good, this browser’s storage did, or the code.',
        on: {
          'files.chosen': read, cancelled: { target: 'idle', actions: 'clear' },
          // All that was found and chosen stays: the next attempt begins where this one ended.
          retried: [
            { guard: 'isChecked', target: 'confirming', actions: 'forgetFailure' },
            { target: 'reading', actions: 'forgetFailure' },
          ],
        },
      },
    },
  });
