import { assign, setup } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import type { BulkOutcome } from '#domain/users/admin-api';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';

/** Ids of one call: at most `MAX_BULK_IDS`, and few enough that the progress moves and a cancellation takes effect soon. */
export const BULK_IDS_PER_CALL = 25;

/** Changes some rows of a table. @param ids at most `BULK_IDS_PER_CALL`. */
export type BulkChange = (ids: ReadonlyArray<string>) => Answer<ReadonlyArray<BulkOutcome>>;

export type BulkContext = {
  readonly change: BulkChange | null;
  /** Most ids of one call. */
  readonly partSize: number;
  /** Ids of the whole run. */
  readonly ids: ReadonlyArray<string>;
  /** Ids without an answer, in the order in which they are sent. */
  readonly waiting: ReadonlyArray<string>;
  /** Answers of this run. */
  readonly outcomes: ReadonlyArray<BulkOutcome>;
  /** The run ends after the part that is being sent. */
  readonly isCancelled: boolean;
  /** The failure of a whole call, which ended the run. */
  readonly failure: Failure | null;
};

type BulkEvent =
  | { readonly type: 'bulk.started'; readonly ids: ReadonlyArray<string>; readonly change: BulkChange; readonly partSize?: number }
  | { readonly type: 'bulk.cancelled' }
  | { readonly type: 'bulk.retried' }
  | { readonly type: 'bulk.closed' };

/** Returns the ids that were refused or not sent; "Try again" sends just these. */
export const unfinishedBulkIds = ({ outcomes, waiting }: Pick<BulkContext, 'outcomes' | 'waiting'>): ReadonlyArray<string> => [
  ...outcomes.filter(({ refused }) => refused !== null).map(({ id }) => id),
  ...waiting,
];

/** Returns whether every id was changed. */
export const isBulkComplete = (context: Pick<BulkContext, 'outcomes' | 'waiting'>): boolean => unfinishedBulkIds(context).length === 0;

const idle: BulkContext = {
  change: null, partSize: BULK_IDS_PER_CALL,
  ids: [],
  waiting: [],
  outcomes: [],
  isCancelled: false, failure: null,
};

/**
 * Models a change of many rows: sent in parts, one after another, with a report of what was refused. A cancellation lets the running part
 * finish.
 */
export const bulkMachine = setup({
  types: { context: {} as BulkContext, events: {} as BulkEvent, tags: {} as 'busy' },
  actors: {
    sendPart: actorLogicFromAnswer<ReadonlyArray<BulkOutcome>, Pick<BulkContext, 'change' | 'partSize' | 'waiting'>>(
      ({ change, partSize, waiting }) => {
        if (change === null) throw new Error('A run has a change.');
        return change(waiting.slice(0, partSize));
      },
    ),
  },
  guards: {
    goesOn: ({ context }) => context.waiting.length > context.partSize && !context.isCancelled,
    hasUnfinished: ({ context }) => !isBulkComplete(context),
  },
  actions: {
    begin: assign(
      (
        _,
        {
          ids, change, partSize = BULK_IDS_PER_CALL,
        }: { readonly ids: ReadonlyArray<string>; readonly change: BulkChange; readonly partSize?: number },
      ) => ({ ...idle, change, partSize, ids, waiting: ids }),
    ),
    beginAgain: assign(({ context }) => ({
      ...idle,
      change: context.change, partSize: context.partSize,
      ids: unfinishedBulkIds(context),
      waiting: unfinishedBulkIds(context),
    })),
    record: assign(({ context }, { outcomes }: { readonly outcomes: ReadonlyArray<BulkOutcome> }) => ({
      outcomes: [...context.outcomes, ...outcomes],
      waiting: context.waiting.slice(context.partSize),
    })),
    fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: toFailure(error) })),
    cancel: assign({ isCancelled: true }),
    clear: assign(() => idle),
  },
}).createMachine({
  id: 'bulk',
  context: idle,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing runs.',
      on: { 'bulk.started': { target: 'running', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    running: {
      description: 'The parts are sent one after another.',
      tags: ['busy'],
      on: { 'bulk.cancelled': { actions: 'cancel' } },
      invoke: {
        src: 'sendPart',
        input: ({ context: { change, partSize, waiting } }) => ({ change, partSize, waiting }),
        onDone: [
          {
            guard: 'goesOn', target: 'running', reenter: true,
            actions: { type: 'record', params: ({ event }) => ({ outcomes: event.output }) },
          },
          { target: 'finished', actions: { type: 'record', params: ({ event }) => ({ outcomes: event.output }) } },
        ],
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    finished: {
      description: 'The report is shown.',
      on: {
        'bulk.retried': { guard: 'hasUnfinished', target: 'running', actions: 'beginAgain' },
        'bulk.closed': { target: 'idle', actions: 'clear' },
      },
    },
  },
});
