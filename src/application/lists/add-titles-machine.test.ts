import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { waitFor } from 'xstate';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { invalid, type Failure } from '#domain/shared/failure';
import { reachableStates, stateAfter, transitionCoverage } from '#tests/support/transition-coverage.ts';
import { titlesAddedInDialog, addTitlesMachine, type TitleMembershipChange } from './add-titles-machine';

const coverage = transitionCoverage();
afterAll(() => { expect(coverage.uncovered()).toEqual([]); });

const heat = aTitle({ mediaType: 'movie', id: 1, title: 'Heat' });
const drive = aTitle({ mediaType: 'movie', id: 2, title: 'Drive' });
const textOf = ({ title, isMember }: TitleMembershipChange): string => `${isMember ? '+' : '-'}${title.title}`;
const full: E.Either<Failure, boolean> = E.left(invalid('items', 'too-many'));

/** Opens the dialog. `answer` answers the change that is being stored. */
const open = () => {
  const calls: string[] = [];
  const unanswered: Array<(answer: E.Either<Failure, boolean>) => void> = [];
  const actor = coverage.start(addTitlesMachine((change) => () => {
    calls.push(textOf(change));
    return new Promise((resolve) => unanswered.push(resolve));
  }));
  onTestFinished(() => void actor.stop());
  const context = () => actor.getSnapshot().context;
  return {
    calls, context,
    choose: (title: typeof heat, isMember = true) => actor.send({ type: 'title.chosen', title, isMember }),
    close: () => actor.send({ type: 'dialog.closed' }),
    /** Answers the change that is being stored and returns after the machine has taken the answer. */
    answer: async (answer: E.Either<Failure, boolean> = E.right(true)): Promise<void> => {
      const { waiting: before } = context();
      unanswered.shift()?.(answer);
      await waitFor(actor, (snapshot) => snapshot.context.waiting !== before);
    },
    state: () => actor.getSnapshot().value,
  };
};

describe('addTitlesMachine', () => {
  it('stores changes one after the other, in the order of the choices', async () => {
    const { choose, answer, calls, context, state } = open();
    expect(state()).toBe('choosing');
    choose(heat);
    choose(drive);
    expect([state(), calls, context().waiting.map(textOf)]).toEqual(['changing', ['+Heat'], ['+Heat', '+Drive']]);
    await answer();
    expect([state(), calls]).toEqual(['changing', ['+Heat', '+Drive']]);
    await answer();
    expect([state(), context().changes.map(textOf), context().steps]).toEqual(['choosing', ['+Heat', '+Drive'], 2]);
    expect(context().last).toEqual({ title: drive, isMember: true, isChanged: true });
    expect(titlesAddedInDialog(context().changes)).toEqual([drive, heat]);
  });

  it('counts adding and removing again as two steps and no change', async () => {
    const { choose, answer, context } = open();
    choose(heat);
    choose(heat, false);
    await answer();
    await answer();
    expect(context()).toMatchObject({ changes: [], steps: 2, last: { isMember: false, isChanged: true } });
    expect(context().waiting).toEqual([]);
  });

  it('removes a title that the list had', async () => {
    const { choose, answer, context } = open();
    choose(heat, false);
    await answer();
    expect(context().changes.map(textOf)).toEqual(['-Heat']);
    expect(titlesAddedInDialog(context().changes)).toEqual([]);
  });

  it('takes a second choice of the same for the same while the first one is being stored', async () => {
    const { choose, answer, calls, state } = open();
    choose(heat);
    choose(heat);
    await answer();
    expect([state(), calls]).toEqual(['choosing', ['+Heat']]);
  });

  it('counts nothing for a title that the list has already', async () => {
    const { choose, answer, context } = open();
    choose(heat);
    await answer(E.right(false));
    expect(context()).toMatchObject({ changes: [], steps: 0, last: { title: heat, isMember: true, isChanged: false } });
  });

  it('says why a change was refused until the next choice, and goes on with the next one', async () => {
    const { choose, answer, context, calls, state } = open();
    choose(heat);
    choose(drive);
    await answer(full);
    expect([calls, context().failure]).toEqual([['+Heat', '+Drive'], invalid('items', 'too-many')]);
    await answer(full);
    expect([state(), context().last, context().failure]).toEqual(['choosing', null, invalid('items', 'too-many')]);
    choose(heat, false);
    expect(context().failure).toBeNull();
  });

  it('ends when it is closed, after the changes that wait', async () => {
    const idle = open();
    idle.close();
    expect(idle.state()).toBe('closed');

    const { choose, close, answer, calls, state, context } = open();
    choose(heat);
    choose(drive);
    close();
    await answer();
    expect([state(), calls]).toEqual(['changing', ['+Heat', '+Drive']]);
    await answer(full);
    expect([state(), context().steps, context().failure]).toEqual(['closed', 1, invalid('items', 'too-many')]);
  });

  it('keeps no failure that the dialog has shown', async () => {
    const { choose, close, answer, state, context } = open();
    choose(heat);
    await answer(full);
    close();
    expect([state(), context().failure]).toEqual(['closed', null]);
  });

  it('reaches every state', () => {
    const chosen = { type: 'title.chosen', title: heat, isMember: true };
    const events = [chosen, { type: 'dialog.closed' }, { type: 'xstate.done.actor.0.addTitles.changing', output: true }];
    const machine = addTitlesMachine(() => () => Promise.resolve(E.right(true)));
    // `deciding` is left at once.
    expect(stateAfter(machine, events)).toEqual(reachableStates(machine).filter((id) => id !== 'addTitles.deciding'));
  });
});
