import { assign, setup } from 'xstate';
import type { List } from '#domain/lists/list';
import type { StoredTitle } from '#domain/lists/stored-title';
import { toFailure, type Failure } from '#domain/shared/failure';
import { eventAsParams } from '#application/event-as-params';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import type { ListUseCases } from './list-use-cases';
import { isWaitingMembership, withStoredChange, type AddToListChange, type ListMembershipChange } from './add-to-list-changes';

export type AddToListContext = {
  /** Text that is typed to find a list or to name a new one. */
  readonly typed: string;
  /** Changes that are not stored; the first one is being stored. */
  readonly waiting: ReadonlyArray<AddToListChange>;
  /** Changes since the menu was opened. Adding and removing again is no change. */
  readonly changes: ReadonlyArray<ListMembershipChange>;
  /** Stored changes since the menu was opened: so many `undo` take all of them back. */
  readonly steps: number;
  /** Why the last change was refused; in `closed` only if the menu did not show the reason. */
  readonly failure: Failure | null;
  readonly isClosed: boolean;
};

type ListChosen = { readonly type: 'list.chosen'; readonly list: Pick<List, 'listID' | 'name'>; readonly isMember: boolean };
/** The name of a new list was chosen. */
type ListNamed = { readonly type: 'list.named'; readonly name: string };
type AddToListEvent =
  | { readonly type: 'name.typed'; readonly text: string }
  | ListChosen
  | ListNamed
  | { readonly type: 'menu.closed' };

export type AddToListDeps = {
  readonly lists: Pick<ListUseCases, 'addTitles' | 'removeTitles' | 'createList'>;
  /** Returns the title that the menu is open for. Its IMDb id may become known while the menu is open. */
  readonly storedTitle: () => StoredTitle;
};

const firstOf = <Kind extends AddToListChange['kind']>(kind: Kind, { waiting: [first] }: AddToListContext): Extract<AddToListChange,
  { kind: Kind }> => {
  if (first?.kind !== kind) throw new Error('A waiting change is stored.');
  return first as Extract<AddToListChange, { kind: Kind }>;
};

/**
 * Models the menu "Add to list" for one title, from opening to closing. Changes are stored one after the other, in the order of the
 * choices; a refused one does not delay the next. Changes that wait when the menu is closed are stored.
 */
export const addToListMachine = ({ lists, storedTitle }: AddToListDeps) =>
  setup({
    types: { context: {} as AddToListContext, events: {} as AddToListEvent },
    actors: {
      setMembership: actorLogicFromAnswer<unknown, ListMembershipChange>(({ listID, isMember }) =>
        (isMember ? lists.addTitles : lists.removeTitles)(listID, [storedTitle()])),
      create: actorLogicFromAnswer<string, { readonly name: string }>(({ name }) => lists.createList(name)),
    },
    guards: {
      isMembershipNext: ({ context: { waiting } }) => waiting[0]?.kind === 'membership',
      isCreationNext: ({ context: { waiting } }) => waiting[0]?.kind === 'create',
      isClosed: ({ context }) => context.isClosed,
      wasRefused: ({ context: { failure } }) => failure !== null,
      // A key that is pressed twice is one choice.
      isNewMembership: ({ context: { waiting } }, { list: { listID }, isMember }: ListChosen) =>
        !isWaitingMembership(waiting, listID, isMember),
      isNewName: ({ context: { waiting } }, { name }: ListNamed) =>
        !waiting.some((change) => change.kind === 'create' && change.name === name),
    },
    actions: {
      setTyped: assign((_, { text }: { readonly text: string }) => ({ typed: text, failure: null })),
      queueMembership: assign(({ context: { waiting } }, { list: { listID, name }, isMember }: ListChosen) =>
        ({ waiting: [...waiting, { kind: 'membership' as const, listID, name, isMember }], failure: null })),
      queueCreation: assign(({ context: { waiting } }, { name }: ListNamed) =>
        ({ waiting: [...waiting, { kind: 'create' as const, name }], failure: null })),
      recordMembership: assign(({ context }) => {
        const changes = withStoredChange(context.changes, firstOf('membership', context), (one, other) => one.listID === other.listID);
        return { waiting: context.waiting.slice(1), changes, steps: context.steps + 1 };
      }),
      recordCreation: assign(({ context }, { listID }: { readonly listID: string }) => {
        const { name } = firstOf('create', context);
        const addition: ListMembershipChange = { kind: 'membership', listID, name, isMember: true };
        return { waiting: [addition, ...context.waiting.slice(1)], steps: context.steps + 1, typed: context.typed === name ? ''
          : context.typed };
      }),
      refuse: assign(({ context: { waiting } }, { failure }: { readonly failure: Failure }) => ({ waiting: waiting.slice(1), failure })),
      close: assign({ isClosed: true, failure: null }),
    },
  }).createMachine({
    id: 'addToList',
    context: { typed: '', waiting: [], changes: [], steps: 0, failure: null, isClosed: false },
    initial: 'choosing',
    on: {
      'name.typed': { actions: { type: 'setTyped', params: eventAsParams } },
      'list.chosen': {
        guard: { type: 'isNewMembership', params: eventAsParams }, actions: { type: 'queueMembership', params: eventAsParams },
      },
      'list.named': { guard: { type: 'isNewName', params: eventAsParams }, actions: { type: 'queueCreation', params: eventAsParams } },
      'menu.closed': { actions: 'close' },
    },
    states: {
      choosing: {
        description: 'Every change is stored.',
        on: {
          'list.chosen': { target: 'changing', actions: { type: 'queueMembership', params: eventAsParams } },
          'list.named': { target: 'creating', actions: { type: 'queueCreation', params: eventAsParams } },
          'menu.closed': { target: 'closed', actions: 'close' },
        },
      },
      changing: {
        description: 'The title is being added to a list or removed. Further choices wait.',
        invoke: {
          src: 'setMembership',
          input: ({ context }) => firstOf('membership', context),
          onDone: { target: 'deciding', actions: 'recordMembership' },
          onError: { target: 'deciding', actions: { type: 'refuse', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
      },
      creating: {
        description: 'A list is being created, to which the title is added next. Further choices wait.',
        invoke: {
          src: 'create',
          input: ({ context }) => firstOf('create', context),
          onDone: { target: 'changing', actions: { type: 'recordCreation', params: ({ event }) => ({ listID: event.output }) } },
          onError: { target: 'deciding', actions: { type: 'refuse', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
      },
      deciding: {
        description: 'Goes on with the next waiting change, if there is one.',
        always: [
          { guard: 'isMembershipNext', target: 'changing' },
          { guard: 'isCreationNext', target: 'creating' },
          { guard: 'isClosed', target: 'closed' },
          { guard: 'wasRefused', target: 'refused' },
          { target: 'choosing' },
        ],
      },
      refused: {
        description: 'The last change was refused, and the menu says why. Typing or another choice clears the reason.',
        on: {
          'name.typed': { target: 'choosing', actions: { type: 'setTyped', params: eventAsParams } },
          'list.chosen': { target: 'changing', actions: { type: 'queueMembership', params: eventAsParams } },
          'list.named': { target: 'creating', actions: { type: 'queueCreation', params: eventAsParams } },
          'menu.closed': { target: 'closed', actions: 'close' },
        },
      },
      closed: { type: 'final', description: 'The menu is closed and nothing waits.' },
    },
  });
