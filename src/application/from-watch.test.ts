import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { offline, type Failure } from '#domain/shared/failure';
import { fromWatch } from './from-watch';

describe('an actor that follows a Watch', () => {
  it('tells every word, a refusal too, and lives on', () => {
    const words = new Subject<E.Either<Failure, number>>();
    const heard: unknown[] = [];
    const actor = createActor(fromWatch(() => words));
    actor.subscribe(({ context }) => heard.push(context));
    actor.start();
    words.next(E.right(1));
    words.next(E.left(offline));
    words.next(E.right(2));
    expect(heard.slice(-3)).toEqual([E.right(1), E.left(offline), E.right(2)]);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('listens from its start to its end, and no longer', () => {
    const words = new Subject<E.Either<Failure, number>>();
    const actor = createActor(fromWatch(() => words));
    expect(words.observed).toBe(false);
    actor.start();
    expect(words.observed).toBe(true);
    actor.stop();
    expect(words.observed).toBe(false);
  });
});
