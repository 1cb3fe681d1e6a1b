import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { waitFor, type Actor } from 'xstate';
import { offline } from '#domain/shared/failure';
import type { BulkOutcome } from '#domain/users/admin-api';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { BULK_IDS_PER_CALL, bulkMachine, isBulkComplete, unfinishedBulkIds, type BulkChange } from './bulk-machine';

const coverage = transitionCoverage();
const idsOf = (count: number): ReadonlyArray<string> => Array.from({ length: count }, (_, index) => `id-${index}`);
const ownAccount: BulkOutcome['refused'] = { reason: 'forbidden', what: 'changing your own account here' };
const accepted = (id: string): BulkOutcome => ({ id, refused: null });
const finished = (actor: Actor<typeof bulkMachine>) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

/** Creates a change that records its parts. */
const recording = (answer: (ids: ReadonlyArray<string>) => ReturnType<BulkChange> = (ids) => TE.right(ids.map(accepted))) => {
  const parts: Array<ReadonlyArray<string>> = [];
  const change: BulkChange = (ids) => (parts.push(ids), answer(ids));
  return { parts, change };
};

describe('bulkMachine', () => {
  it('sends the ids in parts, one after another', async () => {
    const { parts, change } = recording();
    const actor = coverage.start(bulkMachine);
    actor.send({ type: 'bulk.started', ids: idsOf(2 * BULK_IDS_PER_CALL + 1), change });
    const { context, value } = await finished(actor);
    expect(parts.map(({ length }) => length)).toEqual([BULK_IDS_PER_CALL, BULK_IDS_PER_CALL, 1]);
    expect([value, isBulkComplete(context), context.outcomes.length]).toEqual(['finished', true, 2 * BULK_IDS_PER_CALL + 1]);
    actor.send({ type: 'bulk.retried' });
    expect(actor.getSnapshot().value).toBe('finished');
    actor.send({ type: 'bulk.closed' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { ids: [], outcomes: [] } });
  });

  it('reports refused ids and sends just these again', async () => {
    let isRefused = true;
    const { parts, change } = recording((ids) =>
      TE.right(ids.map((id) => (id === 'id-1' && isRefused ? { id, refused: ownAccount } : accepted(id)))),
    );
    const actor = coverage.start(bulkMachine);
    actor.send({ type: 'bulk.started', ids: idsOf(3), change });
    expect(unfinishedBulkIds((await finished(actor)).context)).toEqual(['id-1']);
    isRefused = false;
    actor.send({ type: 'bulk.retried' });
    expect(isBulkComplete((await finished(actor)).context)).toBe(true);
    expect(parts).toEqual([idsOf(3), ['id-1']]);
  });

  it('ends with the running part after a cancellation', async () => {
    const { parts, change } = recording();
    const actor = coverage.start(bulkMachine);
    actor.send({ type: 'bulk.started', ids: idsOf(2 * BULK_IDS_PER_CALL), change });
    actor.send({ type: 'bulk.cancelled' });
    const { context } = await finished(actor);
    expect([parts.length, context.outcomes.length, unfinishedBulkIds(context).length]).toEqual([1, BULK_IDS_PER_CALL, BULK_IDS_PER_CALL]);
  });

  it('keeps the ids without an answer when a call fails', async () => {
    const { change } = recording(() => TE.left(offline));
    const actor = coverage.start(bulkMachine);
    actor.send({ type: 'bulk.started', ids: idsOf(2), change });
    const { context } = await finished(actor);
    expect([context.failure, unfinishedBulkIds(context)]).toEqual([offline, idsOf(2)]);
  });

  it('takes every transition', () => {
    expect(coverage.uncovered()).toEqual([]);
  });
});
