import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { offline, type Failure } from '#domain/shared/failure';
import { fromWatch } from './from-watch';

describe('fromWatch', () => {
  it('emits every value and stays active after a failure', () => {
    const values = new Subject<E.Either<Failure, number>>();
    const emitted: unknown[] = [];
    const actor = createActor(fromWatch(() => values));
    actor.subscribe(({ context }) => emitted.push(context));
    actor.start();
    values.next(E.right(1));
    values.next(E.left(offline));
    values.next(E.right(2));
    expect(emitted.slice(-3)).toEqual([E.right(1), E.left(offline), E.right(2)]);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('subscribes when the actor starts and unsubscribes when the actor stops', () => {
    const values = new Subject<E.Either<Failure, number>>();
    const actor = createActor(fromWatch(() => values));
    expect(values.observed).toBe(false);
    actor.start();
    expect(values.observed).toBe(true);
    actor.stop();
    expect(values.observed).toBe(false);
  });
});
