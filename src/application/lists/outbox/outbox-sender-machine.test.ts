import * as E from 'fp-ts/Either';
import { BehaviorSubject, finalize, firstValueFrom, NEVER, of, ReplaySubject, Subject, type Observable } from 'rxjs';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { emptyOutbox, type OutboxStore } from '#application/ports/outbox-store';
import type { TabLock } from '#application/ports/tab-lock';
import { commandOf, maya, newItem } from '#domain/lists/list.fixture';
import { conflict, offline, unavailable, type Failure } from '#domain/shared/failure';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { commandLockName } from './command-queue';
import { enqueue, requestAttempt } from './outbox';
import { outboxSenderMachine } from './outbox-sender-machine';
import { testOutboxStore } from './outbox-store.fixture';

const coverage = transitionCoverage();
const add = (id: number) => commandOf({ kind: 'add-items', listID: 'a', items: [newItem(id)] });

type Result = E.Either<Failure, void>;

/** Starts a sender. `answer` answers the command that is being sent, or else the next one. */
const start = ({
  lock = of(undefined),
  store = testOutboxStore(),
  holds = () => of(undefined),
  network = new BehaviorSubject<E.Either<Failure, boolean>>(E.right(true)),
}: {
  readonly network?: Subject<E.Either<Failure, boolean>>;
  readonly lock?: Observable<void>; readonly store?: OutboxStore; readonly holds?: TabLock['hold'];
} = {}) => {
  const sent: string[] = [];
  const waiting: Array<(answer: Result) => void> = [];
  const prepared: Result[] = [];
  const firstSend = new ReplaySubject<void>(1);
  const logged: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = outboxSenderMachine({
    store,
    apply: ({ commandId }) => () => {
      sent.push(commandId);
      firstSend.next();
      const answer = prepared.shift();
      return answer === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(answer);
    },
    lock: { hold: (name) => (name === `marquee.outbox.${maya}` ? lock : holds(name)) },
    network: { online: network },
    log: { failure: (...entry) => void logged.push(entry) },
  });
  const actor = coverage.start(machine, { input: { uid: maya }, clock });
  onTestFinished(() => void actor.stop());
  return {
    sent, logged, clock, network, actor,
    wasSent: () => firstValueFrom(firstSend),
    queue: (...numbers: ReadonlyArray<number>) =>
      Promise.all(numbers.map((id) => store.update(maya, (outbox) => enqueue(outbox, add(id)))())),
    answer: (answer: Result): void => {
      const resolve = waiting.shift();
      if (resolve === undefined) prepared.push(answer);
      else resolve(answer);
    },
    reaches: (state: 'idle' | 'sending' | 'waitingToRetry') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
};
const ids = (...numbers: ReadonlyArray<number>): ReadonlyArray<string> => numbers.map((id) => add(id).commandId);

describe('outboxSenderMachine', () => {
  it('sends the commands one after another, in order', async () => {
    const store = testOutboxStore();
    const { queue, answer, sent, reaches } = start({ store });
    await queue(1, 2);
    answer(E.right(undefined));
    answer(E.right(undefined));
    await reaches('idle');
    expect([sent, store.current()]).toEqual([ids(1, 2), emptyOutbox]);
  });

  it('sends nothing until this tab holds the lock', async () => {
    const lock = new Subject<void>();
    const { queue, sent, actor, wasSent } = start({ lock });
    await queue(1);
    expect([actor.getSnapshot().value, sent]).toEqual(['waitingForLock', []]);
    lock.next();
    await wasSent();
    expect(sent).toEqual(ids(1));
  });

  it('sends a command that is added while the outcome of the last one is being stored', async () => {
    const memory = testOutboxStore();
    let updates = 0;
    const store: OutboxStore = {
      ...memory,
      update: (uid, edit) => async () => {
        const stored = await memory.update(uid, edit)();
        // The third update confirms the first command; the second was the start of sending it.
        if ((updates += 1) === 3) await memory.update(uid, (outbox) => enqueue(outbox, add(2)))();
        return stored;
      },
    };
    const { queue, answer, sent, actor } = start({ store });
    await queue(1);
    answer(E.right(undefined));
    answer(E.right(undefined));
    await waitFor(actor, (snapshot) => snapshot.matches('idle') && sent.length === 2);
    expect([sent, memory.current()]).toEqual([ids(1, 2), emptyOutbox]);
  });

  it('sends a command that is held back when its tab releases it, and the next ones after it', async () => {
    const held = new Subject<void>();
    const { queue, sent, answer, wasSent, actor } = start({
      holds: (name) => (name === commandLockName(add(1).commandId) ? held : of(undefined)),
    });
    await queue(1, 2);
    await Promise.resolve();
    expect([actor.getSnapshot().value, sent]).toEqual(['sending', []]);
    held.next();
    await wasSent();
    expect(sent).toEqual(ids(1));
    answer(E.right(undefined));
  });

  it('releases the lock when stopped', () => {
    let isHeld = true;
    const { actor } = start({ lock: NEVER.pipe(finalize(() => (isHeld = false))) });
    actor.stop();
    expect(isHeld).toBe(false);
  });

  it('repeats a command that did not arrive, after waits of 1 s, 2 s, 4 s up to 60 s', async () => {
    const { queue, answer, reaches, clock, sent, actor, logged } = start();
    await queue(1);
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      answer(E.left(unavailable(503, 'busy')));
      await reaches('waitingToRetry');
      clock.increment(wait * 1000 - 1);
      expect(actor.getSnapshot().value).toBe('waitingToRetry');
      clock.increment(1);
      await reaches('sending');
    }
    answer(E.right(undefined));
    await reaches('idle');
    expect(new Set(sent)).toEqual(new Set(ids(1)));
    expect(logged).toEqual([]);
    await queue(2);
    answer(E.left(offline));
    await reaches('waitingToRetry');
    clock.increment(1000);
    await reaches('sending');
  });

  it('repeats after 1 s if the browser came online during a failed attempt, however many failed before', async () => {
    const { queue, answer, reaches, network, clock, wasSent } = start();
    await queue(1);
    await wasSent();
    for (const wait of [1, 2, 4]) {
      answer(E.left(offline));
      await reaches('waitingToRetry');
      clock.increment(wait * 1000);
      await reaches('sending');
    }
    network.next(E.right(false));
    network.next(E.right(true));
    answer(E.left(offline));
    await reaches('waitingToRetry');
    clock.increment(1000);
    await reaches('sending');
  });

  it.each([
    ['comes online', {}, [false, true]],
    ['comes to know that it is online', { network: new Subject<E.Either<Failure, boolean>>() }, [true]],
  ])('repeats at once when the browser %s', async (_, options, states) => {
    const { queue, answer, reaches, network, sent } = start(options);
    await queue(1);
    answer(E.left(offline));
    await reaches('waitingToRetry');
    for (const isOnline of states) network.next(E.right(isOnline));
    answer(E.right(undefined));
    await reaches('idle');
    expect(sent).toEqual(ids(1, 1));
  });

  it('keeps why nothing arrived, and repeats at once when another attempt is requested', async () => {
    const store = testOutboxStore();
    const { queue, answer, reaches, sent } = start({ store });
    await queue(1);
    answer(E.left(unavailable(503, 'busy')));
    await reaches('waitingToRetry');
    expect(store.current().unanswered).toEqual(unavailable(503, 'busy'));
    await queue(2);
    expect(sent).toEqual(ids(1));
    answer(E.right(undefined));
    answer(E.right(undefined));
    await store.update(maya, requestAttempt)();
    await reaches('idle');
    expect([sent, store.current()]).toEqual([ids(1, 1, 2), emptyOutbox]);
  });

  it('keeps a refused command and sends the next one', async () => {
    const store = testOutboxStore();
    const { queue, answer, reaches } = start({ store });
    await queue(1, 2);
    answer(E.left(conflict('deleted list')));
    answer(E.right(undefined));
    await reaches('idle');
    expect(store.current()).toEqual({ ...emptyOutbox, refused: [{ command: add(1), failure: conflict('deleted list'), waiting: [] }] });
  });

  it.each([
    ['cannot be stored', () => Promise.resolve(E.left(unavailable(null, 'full')))],
    ['meets a fault', () => Promise.reject(new Error('a fault'))],
  ])('waits and repeats if the outcome %s', async (_, fail) => {
    const memory = testOutboxStore();
    let isFull = false;
    const store: OutboxStore = {
      watch: memory.watch,
      update: (uid, edit) => (isFull ? fail : memory.update(uid, edit)),
    };
    const { queue, answer, reaches, clock, sent, wasSent } = start({ store });
    await queue(1);
    await wasSent();
    isFull = true;
    answer(E.right(undefined));
    await reaches('waitingToRetry');
    isFull = false;
    clock.increment(1000);
    answer(E.right(undefined));
    await reaches('idle');
    expect([sent, memory.current()]).toEqual([ids(1, 1), emptyOutbox]);
  });

  it('sends nothing twice if another tab emptied the outbox in the meantime', async () => {
    const memory = testOutboxStore();
    let reads = 0;
    const store: OutboxStore = {
      ...memory,
      watch: (uid) => ((reads += 1) === 1 ? of(E.right({ ...emptyOutbox, pending: [add(1)] })) : memory.watch(uid)),
    };
    const { reaches, sent } = start({ store });
    await reaches('idle');
    expect([sent, reads]).toEqual([[], 2]);
  });
});

afterAll(() => expect(coverage.uncovered()).toEqual([]));
