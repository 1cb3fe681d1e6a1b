import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { waitFor } from 'xstate';
import { film } from '#domain/lists/list.fixture';
import { conflict, forbidden, offline, type Failure } from '#domain/shared/failure';
import { reachableStates, stateAfter, transitionCoverage } from '#tests/support/transition-coverage.ts';
import { addToListMachine } from './add-to-list-machine';

const coverage = transitionCoverage();
afterAll(() => { expect(coverage.uncovered()).toEqual([]); });

const favorites = { listID: 'a', name: 'favorites' };
const heist = { listID: 'b', name: 'heist_nights' };
const membership = (listID: string, name: string, isMember: boolean) => ({ kind: 'membership', listID, name, isMember });

/** Opens the menu for a title. `answer` answers the call that is waiting, or else the next one. */
const open = ({ loadedImdbID = null }: { readonly loadedImdbID?: string | null } = {}) => {
  const calls: string[] = [];
  const waiting: Array<(answer: E.Either<Failure, string>) => void> = [];
  const call = (name: string): Promise<E.Either<Failure, string>> => {
    calls.push(name);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const done = async (name: string): Promise<E.Either<Failure, void>> => E.map(() => undefined)(await call(name));
  const machine = addToListMachine({
    lists: {
      addTitles: (listID, titles) => () =>
        done(`add ${titles.map(({ itemKey, imdbID }) => `${itemKey}/${imdbID ?? '-'}`).join()} to ${listID}`),
      removeTitles: (listID, titles) => () => done(`remove ${titles.map(({ itemKey }) => itemKey).join()} from ${listID}`),
      createList: (name) => () => call(`create ${name}`),
    },
    storedTitle: () => film(1, { imdbID: loadedImdbID }),
  });
  const actor = coverage.start(machine);
  onTestFinished(() => void actor.stop());
  return {
    actor, calls,
    context: () => actor.getSnapshot().context,
    choose: (list: typeof favorites, isMember: boolean) => actor.send({ type: 'list.chosen', list, isMember }),
    create: (name: string) => {
      actor.send({ type: 'name.typed', text: name });
      actor.send({ type: 'list.named', name });
    },
    close: () => actor.send({ type: 'menu.closed' }),
    /** Answers the call that waits and returns after the machine has taken the answer. */
    answer: async (answer: E.Either<Failure, string> = E.right('')): Promise<void> => {
      const { waiting: before } = actor.getSnapshot().context;
      waiting.shift()?.(answer);
      await waitFor(actor, ({ context }) => context.waiting !== before);
    },
    state: () => actor.getSnapshot().value,
  };
};

describe('addToListMachine', () => {
  it('stores changes one after the other, in the order of the choices', async () => {
    const { choose, answer, calls, context, state } = open();
    expect(state()).toBe('choosing');
    choose(favorites, true);
    choose(heist, false);
    expect([state(), calls, context().waiting]).toEqual([
      'changing',
      ['add movie-1/- to a'],
      [membership('a', 'favorites', true), membership('b', 'heist_nights', false)],
    ]);
    await answer();
    expect([state(), calls]).toEqual(['changing', ['add movie-1/- to a', 'remove movie-1 from b']]);
    await answer();
    expect(state()).toBe('choosing');
    expect(context()).toMatchObject({
      waiting: [],
      changes: [membership('a', 'favorites', true), membership('b', 'heist_nights', false)],
      steps: 2, failure: null,
    });
  });

  it('counts adding and removing again as two steps and no change', async () => {
    const { choose, answer, context } = open();
    choose(favorites, true);
    choose(favorites, false);
    await answer();
    await answer();
    expect(context()).toMatchObject({ changes: [], steps: 2 });
  });

  it('stores the title with the IMDb id that is loaded meanwhile', () => {
    const { choose, calls } = open({ loadedImdbID: 'tt0000009' });
    choose(favorites, true);
    expect(calls).toEqual(['add movie-1/tt0000009 to a']);
  });

  it('creates a list with the typed name, then adds the title and clears the typed name', async () => {
    const { create, answer, calls, context, state } = open();
    create('Train films');
    expect(state()).toBe('creating');
    await answer(E.right('c'));
    expect([state(), context().typed, calls.at(-1)]).toEqual(['changing', '', 'add movie-1/- to c']);
    await answer();
    expect(context()).toMatchObject({ changes: [membership('c', 'Train films', true)], steps: 2 });
  });

  it('creates a list behind a change that is being stored, once, and keeps what is typed meanwhile', async () => {
    const { actor, choose, create, answer, calls, context, state } = open();
    choose(favorites, true);
    create('Train films');
    actor.send({ type: 'list.named', name: 'Train films' });
    await answer();
    expect([state(), calls.slice(1)]).toEqual(['creating', ['create Train films']]);
    actor.send({ type: 'name.typed', text: 'Trains' });
    await answer(E.right('c'));
    expect([context().typed, context().waiting]).toEqual(['Trains', [membership('c', 'Train films', true)]]);
  });

  it('says why a change was refused, and goes on with the next choice', async () => {
    const { actor, choose, create, answer, context, state } = open();
    choose(favorites, true);
    await answer(E.left(forbidden('this list')));
    expect([state(), context()]).toMatchObject(['refused', { failure: forbidden('this list'), waiting: [], changes: [], steps: 0 }]);
    choose(favorites, true);
    expect([state(), context().failure]).toEqual(['changing', null]);
    await answer(E.left(offline));
    create('heist_nights');
    expect(state()).toBe('creating');
    await answer(E.left(conflict('list name')));
    expect([state(), context().failure, context().typed]).toEqual(['refused', conflict('list name'), 'heist_nights']);
    actor.send({ type: 'list.named', name: 'heist_nights' });
    expect(state()).toBe('creating');
    await answer(E.left(offline));
    actor.send({ type: 'name.typed', text: 'heist' });
    expect([state(), context().failure]).toEqual(['choosing', null]);
  });

  it('stores the change behind a refused one, and shows the refusal then', async () => {
    const { choose, answer, context, state } = open();
    choose(favorites, true);
    choose(heist, true);
    await answer(E.left(forbidden('this list')));
    expect(state()).toBe('changing');
    await answer();
    expect([state(), context()]).toMatchObject([
      'refused', { failure: forbidden('this list'), changes: [membership('b', 'heist_nights', true)] },
    ]);
  });

  it('is closed at once if nothing waits; a refusal that the menu has shown is not kept', async () => {
    const unchanged = open();
    unchanged.close();
    expect(unchanged.actor.getSnapshot()).toMatchObject({ value: 'closed', status: 'done', context: { changes: [], failure: null } });
    const refused = open();
    refused.choose(favorites, true);
    await refused.answer(E.left(offline));
    refused.close();
    expect([refused.state(), refused.context().failure]).toEqual(['closed', null]);
  });

  it('takes a second choice of the same for the same while the first one is being stored', async () => {
    const { choose, answer, context, state } = open();
    choose(favorites, true);
    choose(favorites, true);
    await answer();
    expect([state(), context()]).toMatchObject(['choosing', { changes: [membership('a', 'favorites', true)], steps: 1 }]);
  });

  it('stores what waits after the menu is closed, and keeps a refusal that the menu did not show', async () => {
    const { choose, close, answer, context, state } = open();
    choose(favorites, true);
    choose(heist, true);
    close();
    expect(state()).toBe('changing');
    await answer();
    await answer(E.left(offline));
    expect([state(), context()]).toMatchObject(['closed', { changes: [membership('a', 'favorites', true)], failure: offline }]);
  });

  it('reaches every state', () => {
    const machine = addToListMachine({
      lists: {
        addTitles: () => () => new Promise(() => undefined),
        removeTitles: () => () => new Promise(() => undefined),
        createList: () => () => new Promise(() => undefined),
      },
      storedTitle: () => film(1),
    });
    const events = [
      { type: 'list.chosen', list: favorites, isMember: true }, { type: 'list.named', name: 'c' }, { type: 'menu.closed' },
      { type: 'xstate.done.actor.0.addToList.changing' }, { type: 'xstate.error.actor.0.addToList.changing', error: offline },
    ];
    // `deciding` is left at once.
    expect(stateAfter(machine, events)).toEqual(reachableStates(machine).filter((id) => id !== 'addToList.deciding'));
  });
});
