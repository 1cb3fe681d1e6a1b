import * as TE from 'fp-ts/TaskEither';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { ExportPart } from '#domain/exports/data-exports';
import type { Answer } from '#domain/shared/answer';
import { offline, unavailable } from '#domain/shared/failure';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { adminExportMachine, type ExportFileWriter } from './admin-export-machine';

const coverage = transitionCoverage();

const part = (text: string, rows: number, cursor: string | null): Answer<ExportPart> => TE.right({ text, rows, cursor });

/** A file in memory. Its calls fail with the next failures, if there are any. */
const openFile = (failures: { append?: Answer<void>[]; finish?: Answer<void>[] } = {}) => {
  const state = { text: '', isFinished: false, isDiscarded: false };
  const file: ExportFileWriter = {
    append: (text) => failures.append?.shift() ?? TE.fromIO(() => void (state.text += text)),
    finish: () => (failures.finish?.shift() ?? TE.fromIO(() => void (state.isFinished = true)))(),
    discard: () => void (state.isDiscarded = true),
  };
  return { state, file };
};

/** Starts an export whose parts are answered in turn. */
const start = (answers: Answer<ExportPart>[], file: ExportFileWriter) => {
  const requests: unknown[] = [];
  const actor = coverage.start(
    adminExportMachine(
      TE.right({
        part: (...call) => {
          requests.push(call);
          return answers.shift() ?? TE.left(offline);
        },
      }),
    ),
  );
  actor.send({ type: 'export.started', kind: 'users', format: 'csv', file });
  return { actor, requests };
};

describe('adminExportMachine', () => {
  afterAll(() => expect(coverage.uncovered()).toEqual([]));

  it('appends all parts to the file and completes it', async () => {
    const { state, file } = openFile();
    const { actor, requests } = start([part('a', 2, 'x'), part('b', 2, 'y'), part('c', 1, null)], file);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect([state, context.rows]).toEqual([{ text: 'abc', isFinished: true, isDiscarded: false }, 5]);
    expect(requests).toEqual([['users', 'csv', null], ['users', 'csv', 'x'], ['users', 'csv', 'y']]);
  });

  it('keeps what it has after a failure and goes on from there', async () => {
    const { state, file } = openFile();
    const { actor, requests } = start([part('a', 2, 'x'), TE.left(offline), part('b', 1, null)], file);
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([failed.context.failure, failed.context.rows, state.text]).toEqual([offline, 2, 'a']);
    actor.send({ type: 'export.resumed' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect([context.failure, context.rows, state.text]).toEqual([null, 3, 'ab']);
    expect(requests.slice(1)).toEqual([['users', 'csv', 'x'], ['users', 'csv', 'x']]);
  });

  it('reads a part again that could not be appended', async () => {
    const full = TE.left(unavailable(null, 'disk full'));
    const { state, file } = openFile({ append: [full] });
    const { actor } = start([part('a', 1, null), part('a', 1, null)], file);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'export.resumed' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect([state.text, context.rows]).toEqual(['a', 1]);
  });

  it('completes a file again that could not be completed, without reading anything again', async () => {
    const { state, file } = openFile({ finish: [TE.left(unavailable(null, 'disk full'))] });
    const { actor, requests } = start([part('a', 1, null)], file);
    await waitFor(actor, (snapshot) => snapshot.matches('incomplete'));
    actor.send({ type: 'export.resumed' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect([state.isFinished, requests.length]).toEqual([true, 1]);
  });

  it.each(['exporting', 'failed'] as const)('gives the file up when it is cancelled in the state %s', async (at) => {
    const { state, file } = openFile();
    const { actor } = start(at === 'failed' ? [TE.left(offline)] : [() => new Promise(() => undefined)], file);
    await waitFor(actor, (snapshot) => snapshot.matches(at));
    actor.send({ type: 'export.cancelled' });
    expect([actor.getSnapshot().value, state]).toEqual(['idle', { text: '', isFinished: false, isDiscarded: true }]);
  });

  it('gives a file up that cannot be completed, and starts anew after the last export', async () => {
    const { state, file } = openFile({ finish: [TE.left(offline)] });
    const { actor } = start([part('a', 1, null), part('b', 4, null)], file);
    await waitFor(actor, (snapshot) => snapshot.matches('incomplete'));
    actor.send({ type: 'export.cancelled' });
    expect(state.isDiscarded).toBe(true);
    const second = openFile();
    actor.send({ type: 'export.started', kind: 'users', format: 'json', file: second.file });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect([context.rows, context.format, second.state.text]).toEqual([4, 'json', 'b']);
    const third = openFile();
    actor.send({ type: 'export.started', kind: 'users', format: 'csv', file: third.file });
    expect((await waitFor(actor, (snapshot) => snapshot.matches('failed'))).context.rows).toBe(0);
  });
});
