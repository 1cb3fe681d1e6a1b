import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflict, offline, unauthenticated } from '#domain/shared/failure';
import type { ListChange } from '#domain/lists/list-command';
import { commandOf, newItem } from '#domain/lists/list.fixture';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import { confirmSent, countUnsent, discardRefused, enqueue, failSending, retryRefused, startSending } from './outbox';

const create = (listID: string): ListChange => ({ kind: 'create-list', listID, name: listID, description: '', order: 'a0' });
const add = (listID: string, id: number): ListChange => ({ kind: 'add-items', listID, items: [newItem(id)] });
const note = (text: string, listID = 'a'): ListChange => ({ kind: 'note-item', listID, itemKey: 'movie-1', note: text });
const enqueueAll = (outbox: Outbox, ...changes: ReadonlyArray<ListChange>): Outbox =>
  changes.reduce((before, change) => enqueue(before, commandOf(change)), outbox);
const idsOf = (outbox: Outbox): ReadonlyArray<string> => outbox.pending.map(({ commandId }) => commandId);
const id = (change: ListChange): string => commandOf(change).commandId;

describe('outbox', () => {
  it('sends in order; a confirmed command leaves', () => {
    const queued = startSending(enqueueAll(emptyOutbox, create('a'), add('a', 1)));
    expect(queued.sendingId).toBe(id(create('a')));
    expect(idsOf(confirmSent(queued))).toEqual([id(add('a', 1))]);
    expect(startSending(emptyOutbox).sendingId).toBeNull();
  });

  it('a repeated command is queued once', () => {
    expect(idsOf(enqueueAll(emptyOutbox, add('a', 1), add('a', 1)))).toEqual([id(add('a', 1))]);
  });

  it('a newer note replaces an unsent one and keeps its own place; other notes and additions stay', () => {
    const queued = enqueueAll(emptyOutbox, note('one'), note('one', 'b'), add('a', 1), note('two'));
    expect(idsOf(queued)).toEqual([id(note('one', 'b')), id(add('a', 1)), id(note('two'))]);
  });

  it('never replaces the command that is being sent', () => {
    expect(idsOf(enqueueAll(startSending(enqueueAll(emptyOutbox, note('one'))), note('two')))).toEqual([id(note('one')), id(note('two'))]);
  });

  it('a network failure keeps the command first', () => {
    const failed = failSending(startSending(enqueueAll(emptyOutbox, create('a'), add('a', 1))), offline);
    expect([idsOf(failed), failed.refused, failed.sendingId]).toEqual([[id(create('a')), id(add('a', 1))], [], null]);
    expect([failed.unanswered, confirmSent(startSending(failed)).unanswered]).toEqual([offline, undefined]);
  });

  it('an ended session keeps the command at its place', () => {
    const failed = failSending(startSending(enqueueAll(emptyOutbox, add('a', 1))), unauthenticated);
    expect([idsOf(failed), failed.refused]).toEqual([[id(add('a', 1))], []]);
  });

  it('a refused list takes along what needs it; the rest is sent', () => {
    const queued = enqueueAll(emptyOutbox, create('a'), add('a', 1), add('b', 2));
    const refused = failSending(startSending(queued), conflict('list name'));
    expect(idsOf(refused)).toEqual([id(add('b', 2))]);
    expect(refused.refused).toEqual([
      { command: commandOf(create('a')), failure: conflict('list name'), waiting: [commandOf(add('a', 1))] },
    ]);
    const later = enqueueAll(refused, add('a', 3));
    expect([idsOf(later), countUnsent(later)]).toEqual([[id(add('b', 2))], { toSend: 1, refused: 3 }]);
    const retried = retryRefused(later, id(create('a')), { ...create('a'), name: 'another' } as ListChange);
    expect(retried.pending.map(({ change }) => change)).toEqual([
      add('b', 2),
      { ...create('a'), name: 'another' },
      add('a', 1),
      add('a', 3),
    ]);
    expect(retried.refused).toEqual([]);
  });

  it('a list that is restored once more, under another name, takes the place of the refused restoration', () => {
    const restore = (name: string): ListChange => ({ kind: 'restore-list', listID: 'a', name });
    const since: ReadonlyArray<ListChange> = [{ kind: 'rename-list', listID: 'a', name: 'dark' }, { kind: 'delete-list', listID: 'a' }];
    const queued = enqueueAll(emptyOutbox, restore('noir'), add('a', 1), ...since);
    const again = enqueueAll(failSending(startSending(queued), conflict('list name')), restore('noir 2'));
    expect([idsOf(again), again.refused]).toEqual([[id(restore('noir 2')), id(add('a', 1))], []]);
  });

  it('a refused addition does not hold up others; discarding drops a command with those that wait', () => {
    const refused = failSending(startSending(enqueueAll(emptyOutbox, add('a', 1), add('a', 2))), conflict('deleted list'));
    expect([idsOf(refused), refused.refused[0]?.waiting]).toEqual([[id(add('a', 2))], []]);
    expect(discardRefused(refused, id(add('a', 1)))).toEqual({ pending: [commandOf(add('a', 2))], refused: [], sendingId: null });
    expect(retryRefused(refused, 'unknown')).toBe(refused);
  });

  it('loses nothing: every command is confirmed, refused, waiting or pending, unless a newer value replaced it', () => {
    const changes = fc.oneof(
      fc.constantFrom('a', 'b').map(create),
      fc
        .record({ listID: fc.constantFrom('a', 'b'), number: fc.integer({ min: 1, max: 3 }) })
        .map(({ listID, number }) => add(listID, number)),
      fc.constantFrom('one', 'two').map((text) => note(text)),
    );
    const steps = fc.array(
      fc.oneof(
        changes.map((change) => ({ change })),
        fc.constantFrom('confirm', 'refuse', 'offline', 'retry').map((answer) => ({ answer })),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (sequence) => {
        const done = new Set<string>();
        const queued = new Set<string>();
        const end = sequence.reduce<Outbox>((before, step) => {
          if ('change' in step) {
            queued.add(id(step.change));
            return enqueue(before, commandOf(step.change));
          }
          if (step.answer === 'retry') return retryRefused(before, before.refused[0]?.command.commandId ?? '');
          const sending = startSending(before);
          if (step.answer !== 'confirm') return failSending(sending, step.answer === 'offline' ? offline : conflict('list'));
          if (sending.sendingId !== null) done.add(sending.sendingId);
          return confirmSent(sending);
        }, emptyOutbox);
        const left = [...end.pending, ...end.refused.flatMap(({ command, waiting }) => [command, ...waiting])].map(
          ({ commandId }) => commandId,
        );
        expect(new Set(left).size).toBe(left.length);
        const notes = new Set([id(note('one')), id(note('two'))]);
        for (const commandId of queued) if (!notes.has(commandId)) expect(done.has(commandId) || left.includes(commandId)).toBe(true);
      }),
    );
  });
});
