import { assign, setup } from 'xstate';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import { eventAsParams } from '#application/event-as-params';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import { withStoredChange } from './add-to-list-changes';

/** Puts a title on the list, or takes it off. */
export type TitleMembershipChange = { readonly title: Title; readonly isMember: boolean };

export type AddTitlesContext = {
  /** Changes that are not stored; the first one is being stored. */
  readonly waiting: ReadonlyArray<TitleMembershipChange>;
  /** Changes since the dialog was opened, in the order of the choices. Adding and removing again is no change. */
  readonly changes: ReadonlyArray<TitleMembershipChange>;
  /** Stored changes since the dialog was opened: so many `undo` take all of them back. */
  readonly steps: number;
  /** The last choice that has an effect or was found to need none; null before, and after a refused one. */
  readonly last: (TitleMembershipChange & { readonly isChanged: boolean }) | null;
  /** Why the last change was refused; in `closed` only if the dialog did not show the reason. */
  readonly failure: Failure | null;
  readonly isClosed: boolean;
};

type TitleChosen = TitleMembershipChange & { readonly type: 'title.chosen' };
type AddTitlesEvent = TitleChosen | { readonly type: 'dialog.closed' };

const isSameTitle = (one: TitleMembershipChange, other: TitleMembershipChange): boolean => itemKey(one.title) === itemKey(other.title);

/** Returns what the waiting changes make of a title; undefined if none is about it. */
const waitingMembership = (waiting: ReadonlyArray<TitleMembershipChange>, title: Title): boolean | undefined =>
  waiting.findLast((change) => itemKey(change.title) === itemKey(title))?.isMember;

/** Returns the titles that were added since the dialog was opened, the last one first. */
export const titlesAddedInDialog = (changes: ReadonlyArray<TitleMembershipChange>): ReadonlyArray<Title> =>
  changes.flatMap(({ title, isMember }) => (isMember ? [title] : [])).reverse();

const firstOf = ({ waiting: [first] }: AddTitlesContext): TitleMembershipChange => {
  if (first === undefined) throw new Error('A waiting change is stored.');
  return first;
};

/**
 * Models the dialog "Add titles" of one list, from opening to closing. Changes are stored one after the other, in the order of the choices;
 * a refused one does not delay the next. Changes that wait when the dialog is closed are stored.
 * @param store keeps a change in the outbox; answers false if the list has the title already, or lacks it, so that nothing is stored.
 */
export const addTitlesMachine = (store: (change: TitleMembershipChange) => Answer<boolean>) =>
  setup({
    types: { context: {} as AddTitlesContext, events: {} as AddTitlesEvent },
    actors: { store: actorLogicFromAnswer<boolean, TitleMembershipChange>((change) => store(change)) },
    guards: {
      isWaiting: ({ context: { waiting } }) => waiting.length > 0,
      isClosed: ({ context }) => context.isClosed,
      // A key that is pressed twice is one choice.
      isNew: ({ context: { waiting } }, { title, isMember }: TitleChosen) => waitingMembership(waiting, title) !== isMember,
    },
    actions: {
      queue: assign(({ context: { waiting } }, { title, isMember }: TitleChosen) => ({
        waiting: [...waiting, { title, isMember }],
        failure: null,
      })),
      record: assign(({ context }, { isChanged }: { readonly isChanged: boolean }) => {
        const change = firstOf(context);
        return {
          waiting: context.waiting.slice(1),
          last: { ...change, isChanged },
          ...(isChanged && { changes: withStoredChange(context.changes, change, isSameTitle), steps: context.steps + 1 }),
        };
      }),
      refuse: assign(({ context: { waiting } }, { failure }: { readonly failure: Failure }) => ({
        waiting: waiting.slice(1),
        last: null, failure,
      })),
      close: assign({ isClosed: true, failure: null }),
    },
  }).createMachine({
    id: 'addTitles',
    context: { waiting: [], changes: [], steps: 0, last: null, failure: null, isClosed: false },
    initial: 'choosing',
    on: {
      'title.chosen': { guard: { type: 'isNew', params: eventAsParams }, actions: { type: 'queue', params: eventAsParams } },
      'dialog.closed': { actions: 'close' },
    },
    states: {
      choosing: {
        description: 'Every change is stored or refused.',
        on: {
          'title.chosen': { target: 'changing', actions: { type: 'queue', params: eventAsParams } },
          'dialog.closed': { target: 'closed', actions: 'close' },
        },
      },
      changing: {
        description: 'A title is being added or removed. Further choices wait.',
        invoke: {
          src: 'store',
          input: ({ context }) => firstOf(context),
          onDone: { target: 'deciding', actions: { type: 'record', params: ({ event }) => ({ isChanged: event.output }) } },
          onError: { target: 'deciding', actions: { type: 'refuse', params: ({ event }) => ({ failure: toFailure(event.error) }) } },
        },
      },
      deciding: {
        description: 'Goes on with the next waiting change, if there is one.',
        always: [{ guard: 'isWaiting', target: 'changing' }, { guard: 'isClosed', target: 'closed' }, { target: 'choosing' }],
      },
      closed: { type: 'final', description: 'The dialog is closed and nothing waits.' },
    },
  });
