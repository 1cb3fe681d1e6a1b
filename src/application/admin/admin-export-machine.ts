import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { assign, setup } from 'xstate';
import type { DataExports, ExportFormat, ExportKind, ExportPart } from '#domain/exports/data-exports';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';

/** The file that an export writes. */
export interface ExportFileWriter {
  /** Appends text. After a failure, the next call writes at the same place. */
  readonly append: (text: string) => Answer<void>;
  /** Completes the file, so that the admin has it. */
  readonly finish: Answer<void>;
  /** Gives the file up; nothing is left of it where the browser allows that. */
  readonly discard: () => void;
}

type ExportContext = {
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly file: ExportFileWriter | null;
  /** Where the next part begins; null before the first. */
  readonly cursor: string | null;
  /** Rows that are in the file. */
  readonly rows: number;
  readonly failure: Failure | null;
};

type ExportEvent =
  | { readonly type: 'export.started'; readonly kind: ExportKind; readonly format: ExportFormat; readonly file: ExportFileWriter }
  | { readonly type: 'export.cancelled' }
  /** Continues where a failure interrupted the export. */
  | { readonly type: 'export.resumed' };

type PartInput = Pick<ExportContext, 'kind' | 'format' | 'file' | 'cursor'>;

/**
 * Models an export: parts are read one after another and appended to a file. A failure keeps what the file has; the export can go on from
 * there.
 */
export const adminExportMachine = (exports: Answer<Pick<DataExports, 'part'>>) => {
  const appendNextPart = ({ kind, format, file, cursor }: PartInput): Answer<ExportPart> =>
    pipe(
      exports,
      TE.flatMap(({ part }) => part(kind, format, cursor)),
      TE.flatMap((part) => pipe(file?.append(part.text) ?? TE.right(undefined), TE.map(() => part))),
    );
  return setup({
    types: { context: {} as ExportContext, events: {} as ExportEvent },
    actors: {
      appendNextPart: actorLogicFromAnswer<ExportPart, PartInput>(appendNextPart),
      finishFile: actorLogicFromAnswer<unknown, { readonly file: ExportFileWriter | null }>(
        ({ file }) => file?.finish ?? TE.right(undefined),
      ),
    },
    guards: { isLast: (_, { cursor }: { readonly cursor: string | null }) => cursor === null },
    actions: {
      begin: assign(
        (_, { kind, format, file }: { readonly kind: ExportKind; readonly format: ExportFormat; readonly file: ExportFileWriter }) => ({
          kind, format, file, cursor: null, rows: 0, failure: null,
        }),
      ),
      count: assign(({ context }, { rows, cursor }: Pick<ExportPart, 'rows' | 'cursor'>) => ({
        rows: context.rows + rows, cursor: cursor ?? context.cursor, failure: null,
      })),
      fail: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
      discard: ({ context }) => context.file?.discard(),
    },
  }).createMachine({
    id: 'export',
    context: { kind: 'users', format: 'csv', file: null, cursor: null, rows: 0, failure: null },
    initial: 'idle',
    states: {
      idle: {
        description: 'No export is running.',
        on: { 'export.started': { target: 'exporting', actions: { type: 'begin', params: ({ event }) => event } } },
      },
      exporting: {
        description: 'Reads one part and appends it, until the last part is in the file.',
        invoke: {
          src: 'appendNextPart',
          input: ({ context: { kind, format, file, cursor } }) => ({ kind, format, file, cursor }),
          onDone: [
            {
              guard: { type: 'isLast', params: ({ event }) => event.output },
              target: 'finishing',
              actions: { type: 'count', params: ({ event }) => event.output },
            },
            { target: 'exporting', reenter: true, actions: { type: 'count', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
        on: { 'export.cancelled': { target: 'idle', actions: 'discard' } },
      },
      finishing: {
        description: 'Completes the file.',
        invoke: {
          src: 'finishFile',
          input: ({ context: { file } }) => ({ file }),
          onDone: 'done',
          onError: { target: 'incomplete', actions: { type: 'fail', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
      },
      failed: {
        description: 'A part could not be read or appended; the parts before it are in the file.',
        on: { 'export.resumed': 'exporting', 'export.cancelled': { target: 'idle', actions: 'discard' } },
      },
      incomplete: {
        description: 'All parts are there, but the file could not be completed.',
        on: { 'export.resumed': 'finishing', 'export.cancelled': { target: 'idle', actions: 'discard' } },
      },
      done: {
        description: 'The file is complete.',
        on: { 'export.started': { target: 'exporting', actions: { type: 'begin', params: ({ event }) => event } } },
      },
    },
  });
};
