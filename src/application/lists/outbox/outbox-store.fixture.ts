import * as E from 'fp-ts/Either';
import { BehaviorSubject, map, Observable } from 'rxjs';
import { emptyOutbox, type Outbox, type OutboxStore } from '#application/ports/outbox-store';
import type { TabLock } from '#application/ports/tab-lock';

/** An outbox store for tests, for one member. */
export const testOutboxStore = (): OutboxStore & { readonly current: () => Outbox } => {
  const outbox = new BehaviorSubject(emptyOutbox);
  return {
    watch: () => outbox.pipe(map((value) => E.right(value))),
    update: (_, edit) => async () => {
      // An update that a subscriber starts while this one is emitted comes later to every subscriber.
      await Promise.resolve();
      const after = edit(outbox.value);
      outbox.next(after);
      return E.right(after);
    },
    current: () => outbox.value,
  };
};

/** Locks for tests: each name has one holder at a time, in the order of the requests. */
export const testTabLock = (): TabLock => {
  const released = new Map<string, Promise<void>>();
  return {
    hold: (name) =>
      new Observable<void>((subscriber) => {
        const before = released.get(name) ?? Promise.resolve();
        let release = (): void => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        released.set(name, before.then(() => held));
        void before.then(() => !subscriber.closed && subscriber.next());
        return release;
      }),
  };
};
