import * as E from 'fp-ts/Either';
import { BehaviorSubject, map } from 'rxjs';
import { emptyOutbox, type Outbox, type OutboxStore } from '#application/ports/outbox-store';

/** An outbox store for tests, for one member. */
export const testOutboxStore = (): OutboxStore & { readonly current: () => Outbox } => {
  const outbox = new BehaviorSubject(emptyOutbox);
  return {
    watch: () => outbox.pipe(map((value) => E.right(value))),
    update: (_, edit) => () => {
      outbox.next(edit(outbox.value));
      return Promise.resolve(E.right(outbox.value));
    },
    current: () => outbox.value,
  };
};
