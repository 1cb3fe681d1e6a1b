import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { ItemsState } from '#application/lists/list-use-cases';
import type { Outbox } from '#application/ports/outbox-store';
import { noItemFilter } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import { film } from '#domain/lists/list.fixture';
import type { ListItem } from '#domain/lists/list-item';
import { historySteps, isHistoryStep, takeHistoryStep, type HistoryStep } from './history-on-two-devices.fixture';
import type { Device } from './two-devices.fixture';

/** One step of a member on one of two devices. Lists are named by their place among the shown ones. */
export type Step = { readonly device: 0 | 1 } & (
  | HistoryStep
  | { readonly kind: 'network'; readonly online: boolean }
  | { readonly kind: 'create' | 'rename'; readonly list: number; readonly name: string }
  | { readonly kind: 'delete' | 'restore' | 'undo' | 'pin'; readonly list: number }
  | { readonly kind: 'add' | 'remove'; readonly list: number; readonly film: number }
  | { readonly kind: 'move' | 'note'; readonly list: number; readonly target: number; readonly film: number }
);

const device = fc.constantFrom<0 | 1>(0, 1);
const list = fc.nat({ max: 4 });
const number = fc.integer({ min: 1, max: 5 });
const name = fc.constantFrom('rainy sunday', 'best', 'with nell', 'watchlist');
/** A step of the history, of the network or of undo. */
export const anyHistoryStep: fc.Arbitrary<Step> = fc.oneof(
  ...historySteps,
  { weight: 2, arbitrary: fc.record({ device, kind: fc.constant('network' as const), online: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ device, kind: fc.constant('undo' as const), list }) },
);
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...historySteps,
  { weight: 2, arbitrary: fc.record({ device, kind: fc.constant('network' as const), online: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ device, kind: fc.constantFrom('create' as const, 'rename' as const), list, name }) },
  {
    weight: 2,
    arbitrary: fc.record({ device, kind: fc.constantFrom('delete' as const, 'restore' as const, 'undo' as const, 'pin' as const), list }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ device, kind: fc.constantFrom('add' as const, 'add' as const, 'remove' as const), list, film: number }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ device, kind: fc.constantFrom('move' as const, 'note' as const), list, target: list, film: number }),
  },
);

const now = <A>(value: E.Either<unknown, A>): A => {
  if (E.isLeft(value)) throw new Error(`failed: ${JSON.stringify(value.left)}`);
  return value.right;
};
export const shownLists = async ({ lists }: Device): Promise<ReadonlyArray<List>> => now(await firstValueFrom(lists.lists));
/** Returns the items once they are read. A list that was open before shows what it knew, then what the backend has. */
export const shownItems = async (
  { lists }: Device,
  listID: string, sort: 'titleKey' | 'order' = 'titleKey',
): Promise<ReadonlyArray<ListItem>> => {
  let last: ItemsState | null = null;
  const subscription = lists.items({ listID, sort, direction: 'asc', filter: noItemFilter }).state$.subscribe((state) => (last = state));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  subscription.unsubscribe();
  const state = last as ItemsState | null;
  if (state?.status !== 'ready') throw new Error(`The list is ${state?.status ?? 'silent'}.`);
  return state.items;
};
export const outboxOf = async ({ lists }: Device): Promise<Outbox> => now(await firstValueFrom(lists.outbox));

/** Takes a step and returns whether the member's device accepted it. */
export const takeStep = async (devices: readonly [Device, Device], step: Step): Promise<boolean> => {
  const current = devices[step.device];
  const { lists } = current;
  if (step.kind === 'network') {
    current.online$.next(step.online);
    return true;
  }
  if (step.kind === 'create') return E.isRight(await lists.createList(step.name)());
  if (step.kind === 'undo') return E.isRight(await lists.undo());
  if (isHistoryStep(step)) return takeHistoryStep(current, step);
  const shown = await shownLists(current);
  const at = (index: number): List => shown[index % shown.length] as List;
  if (step.kind === 'restore') {
    const bin = now(await firstValueFrom(lists.bin));
    const deleted = bin[step.list % Math.max(1, bin.length)];
    return deleted !== undefined && E.isRight(await lists.restoreList(deleted.listID, deleted.name)());
  }
  const { listID, pinned } = at(step.list);
  switch (step.kind) {
    case 'rename':
      return E.isRight(await lists.renameList(listID, step.name)());
    case 'delete':
      return E.isRight(await lists.deleteList(listID)());
    case 'pin':
      return E.isRight(await lists.pinList(listID, !pinned)());
    case 'add':
      return E.isRight(await lists.addTitles(listID, [film(step.film)])());
    case 'remove':
      return E.isRight(await lists.removeTitles(listID, [film(step.film)])());
    case 'move':
    case 'note': {
      const item = (await shownItems(current, listID)).find(({ movieID }) => movieID === step.film);
      if (item === undefined) return false;
      return E.isRight(
        await (
          step.kind === 'note' ? lists.noteItem(item, `note ${step.target}`) : lists.moveItems(listID, at(step.target).listID, [item])
        )(),
      );
    }
  }
};
