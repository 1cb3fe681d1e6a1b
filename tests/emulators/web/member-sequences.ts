import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { SessionListUseCases } from '#application/lists/member-lists-loader';
import { testOutboxStore } from '#application/lists/outbox/outbox-store.fixture';
import { parseMarks, viewingOfMark } from '#domain/history/viewing-mark';
import { noItemFilter } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import { film } from '#domain/lists/list.fixture';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { TestUser } from '#domain/users/contract/backend.contract';
import { signUpMember, webListUseCases } from './web-list-use-cases';
import { browser } from './web-testbed';

/** Numbers of the films that the sequences use. */
export const FILMS = [1, 2, 3, 4, 5];

/** Steps without further values. */
type PlainKind = 'cut' | 'connect' | 'add' | 'remove' | 'move' | 'note' | 'delete' | 'watch' | 'unwatch' | 'undo';

/** One step of a member on one of two devices. Lists are named by their place among the shown ones. */
export type MemberStep = { readonly member: 0 | 1; readonly device: 0 | 1; readonly list: number; readonly film: number } & (
  | { readonly kind: PlainKind }
  | { readonly kind: 'create' | 'rename'; readonly name: string }
  | { readonly kind: 'rate'; readonly rating: number | null }
);

const two = fc.constantFrom<0 | 1>(0, 1);
const base = { member: two, device: two, list: fc.nat({ max: 3 }), film: fc.constantFrom(...FILMS) };
const plain = (...kinds: ReadonlyArray<PlainKind>) => fc.record({ ...base, kind: fc.constantFrom(...kinds) });
const anyStep: fc.Arbitrary<MemberStep> = fc.oneof(
  { weight: 3, arbitrary: plain('cut', 'connect') },
  { weight: 6, arbitrary: plain('add', 'add', 'remove', 'move', 'note') },
  { weight: 4, arbitrary: plain('watch', 'watch', 'unwatch', 'undo', 'delete') },
  {
    weight: 2,
    arbitrary: fc.record({
      ...base,
      kind: fc.constantFrom('create' as const, 'rename' as const),
      name: fc.constantFrom('rainy sunday', 'best', 'with nell'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...base, kind: fc.constant('rate' as const), rating: fc.constantFrom(null, 0.5, 7.5, 10) }) },
);

/** Returns `count` sequences of 14 steps; equal seeds give equal sequences. */
export const sequences = (seed: number, count: number): ReadonlyArray<ReadonlyArray<MemberStep>> =>
  fc.sample(fc.array(anyStep, { minLength: 14, maxLength: 14 }), { seed, numRuns: count });

export type SequenceDevice = {
  readonly lists: SessionListUseCases;
  /** Cuts sending off, as without a network. The SDK's own switch ends its client with an internal error (SDK 12.19). */
  readonly cut: (isCut: boolean) => void;
  readonly pending: () => number;
  readonly refused: () => number;
  readonly close: () => Promise<void>;
};
export type SequenceMember = { readonly user: TestUser; readonly devices: readonly [SequenceDevice, SequenceDevice] };

const openDevice = async (
  signIn: (firebase: ReturnType<typeof browser>['firebase']) => Promise<TestUser>,
): Promise<{ readonly user: TestUser; readonly device: SequenceDevice }> => {
  const { firebase } = browser();
  const user = await signIn(firebase);
  const online$ = new BehaviorSubject(true);
  const outboxStore = testOutboxStore();
  const lists = webListUseCases(firebase, user.uid, { outboxStore, online$ });
  await firstValueFrom(lists.lists.pipe(filter(E.isRight)));
  return {
    user,
    device: {
      lists,
      cut: (isCut) => online$.next(!isCut),
      pending: () => outboxStore.current().pending.length,
      refused: () => outboxStore.current().refused.length,
      close: async () => {
        lists.close();
        await firebase.auth.signOut();
      },
    },
  };
};

/** Creates a member with two signed-in devices. */
export const openSequenceMember = async (): Promise<SequenceMember> => {
  const one = await openDevice(({ auth }) => signUpMember(auth));
  const other = await openDevice(async ({ auth }) => {
    await expectRight(auth.signIn(one.user));
    return one.user;
  });
  return { user: one.user, devices: [one.device, other.device] };
};

const activeLists = async ({ lists }: SequenceDevice): Promise<ReadonlyArray<List>> => expectRight(() => firstValueFrom(lists.lists));
const stateOf = ({ lists }: SequenceDevice, id: number): Promise<MemberTitleState> =>
  firstValueFrom(lists.titleState({ mediaType: 'movie', id }).pipe(filter((state) => state !== null)));

/** Takes a step. Steps without an object, such as a note on an empty list, do nothing. */
export const takeMemberStep = async (device: SequenceDevice, step: MemberStep): Promise<unknown> => {
  const { lists } = device;
  if (step.kind === 'cut' || step.kind === 'connect') {
    device.cut(step.kind === 'cut');
    return null;
  }
  if (step.kind === 'create') return lists.createList(step.name)();
  if (step.kind === 'undo') return lists.undo();
  const active = await activeLists(device);
  const { listID } = active[step.list % active.length] ?? {};
  if (listID === undefined) return null;
  switch (step.kind) {
    case 'add':
      return lists.addTitles(listID, [film(step.film)])();
    case 'remove':
      return lists.removeTitles(listID, [film(step.film)])();
    case 'delete':
      return lists.deleteList(listID)();
    case 'rename':
      return lists.renameList(listID, step.name)();
    case 'watch':
      return lists.history.log([{ title: film(step.film), parts: [], episodes: null }], { kind: 'now' })();
    case 'rate':
      return lists.history.rate(film(step.film), step.rating)();
    case 'unwatch': {
      const [mark] = parseMarks((await stateOf(device, step.film)).viewings);
      return mark === undefined ? null : lists.history.removeViewings([viewingOfMark(film(step.film), mark)])();
    }
    case 'move':
    case 'note': {
      const items = await firstValueFrom(lists.firstItems({ listID, sort: 'titleKey', direction: 'asc', filter: noItemFilter }, 50));
      const item = E.isRight(items) ? items.right.find(({ movieID }) => movieID === step.film) : undefined;
      const target = active[(step.list + 1) % active.length];
      if (item === undefined || target === undefined) return null;
      return (step.kind === 'note' ? lists.noteItem(item, `note ${step.list}`) : lists.moveItems(listID, target.listID, [item]))();
    }
  }
};

/** Everything that a device shows, as text, to be compared. */
export const shownOn = async (device: SequenceDevice): Promise<string> => {
  const active = await activeLists(device);
  const items = await Promise.all(active.map(async ({ listID, name }) => {
    const read = await firstValueFrom(device.lists.firstItems({ listID, sort: 'titleKey', direction: 'asc', filter: noItemFilter }, 50));
    return [name, E.isLeft(read) ? read.left._tag : read.right.map(({ itemKey, note, order }) => [itemKey, note, order])];
  }));
  const states = await Promise.all(FILMS.map((id) => stateOf(device, id)));
  return JSON.stringify(
    { items, states: states.map(({ itemKey, listIDs, viewings, rating }) => [itemKey, [...listIDs].sort(), [...viewings].sort(), rating]) },
    null, 1,
  );
};

