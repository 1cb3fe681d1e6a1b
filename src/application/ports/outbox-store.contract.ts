import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firstValueFrom, filter, take } from 'rxjs';
import { commandOf, maya, newItem } from '#domain/lists/list.fixture';
import { conflict } from '#domain/shared/failure';
import { UserId } from '#domain/users/user-id';
import { emptyOutbox, type Outbox, type OutboxStore } from './outbox-store';

const command = (id: number) => commandOf({ kind: 'add-items', listID: 'a', items: [newItem(id)] });
const append = (id: number) => (outbox: Outbox): Outbox => ({ ...outbox, pending: [...outbox.pending, command(id)] });
const nell = O.getOrElse(() => maya)(O.fromEither(UserId.decode('nell')));

/** Two stores of one browser, as in two tabs; the same store twice where one tab is all there is. */
export type OutboxTestbed = { readonly store: OutboxStore; readonly secondTab: OutboxStore; readonly close: () => Promise<void> };

const current = async (store: OutboxStore, uid: UserId = maya): Promise<E.Either<unknown, Outbox>> => firstValueFrom(store.watch(uid));

const openTestbed = async (make: () => Promise<OutboxTestbed>): Promise<OutboxTestbed> => {
  const testbed = await make();
  onTestFinished(() => testbed.close());
  return testbed;
};

/** The order of what a store emits, for stores of one member too. */
export const keepsOutboxOrder = (name: string, make: () => Promise<OutboxTestbed>): void => {
  describe(`${name}: order of the outboxes`, () => {
    it('an update resolves after the watches of its tab have emitted it, and no watch emits an older outbox later', async () => {
      const { store, secondTab } = await openTestbed(make);
      const tabs = [store, secondTab] as const;
      const emitted = tabs.map((): number[] => []);
      // A subscriber that updates as soon as a command is there, as the sender does.
      const sender = store.watch(maya).pipe(filter((outbox) => E.isRight(outbox) && outbox.right.pending.length > 0), take(1));
      const subscriptions = [
        sender.subscribe(() => void store.update(maya, append(100))()),
        ...tabs.map((tab, index) =>
          tab.watch(maya).subscribe((outbox) => E.isRight(outbox) && emitted[index]?.push(outbox.right.pending.length)),
        ),
      ];
      onTestFinished(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));
      const updateOften = async (tab: OutboxStore, index: number): Promise<void> => {
        for (let id = 1; id <= 5; id += 1) {
          const updates = await Promise.all([id, id + 50].map((added) => tab.update(maya, append(added))()));
          const written = updates.map((updated) => (E.isRight(updated) ? updated.right.pending.length : 0));
          expect(emitted[index]?.at(-1)).toBeGreaterThanOrEqual(Math.max(...written));
        }
      };
      await Promise.all(tabs.map(updateOften));
      await expect.poll(() => emitted.map((lengths) => lengths.at(-1))).toEqual([21, 21]);
      expect(emitted).toEqual(emitted.map((lengths) => [...lengths].sort((one, other) => one - other)));
    });
  });
};

export const keepsOutboxStoreContract = (name: string, make: () => Promise<OutboxTestbed>): void => {
  const open = (): Promise<OutboxTestbed> => openTestbed(make);
  keepsOutboxOrder(name, make);

  describe(`${name}: OutboxStore contract`, () => {
    it('is empty at first; returns and emits what an update wrote', async () => {
      const { store } = await open();
      expect(await current(store)).toEqual(E.right(emptyOutbox));
      const written = {
        pending: [command(1)],
        refused: [{ command: command(2), failure: conflict('deleted list'), waiting: [command(3)] }],
        sendingId: command(1).commandId,
      };
      expect(await store.update(maya, () => written)()).toEqual(E.right(written));
      expect(await current(store)).toEqual(E.right(written));
    });

    it('keeps the members apart', async () => {
      const { store } = await open();
      await store.update(maya, append(1))();
      expect(await current(store, nell)).toEqual(E.right(emptyOutbox));
    });

    it('loses no change of concurrent updates in two tabs, and both tabs emit them', async () => {
      const { store, secondTab } = await open();
      const complete = firstValueFrom(
        secondTab.watch(maya).pipe(filter((outbox) => E.isRight(outbox) && outbox.right.pending.length === 4)),
      );
      await Promise.all([1, 2, 3, 4].map((id) => (id % 2 === 0 ? store : secondTab).update(maya, append(id))()));
      const outbox = await complete;
      expect(E.isRight(outbox) ? new Set(outbox.right.pending) : null).toEqual(new Set([1, 2, 3, 4].map(command)));
    });
  });
};
