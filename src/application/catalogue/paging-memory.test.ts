import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { pageOf } from '#domain/catalogue/page';
import { pagingMachine, type PagingActor } from './paging-machine';
import { firstPage, PagingMemory } from './paging-memory';

const whole = Array.from({ length: 100 }, (_, at) => at);
const machine = () => pagingMachine<number>((page) => TE.right(pageOf(whole, page)), String);
const count = (actor: PagingActor<number>): number => actor.getSnapshot().context.items.length;
const settled = (actor: PagingActor<number>): Promise<unknown> => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const isStopped = (actor: PagingActor<number>): boolean => actor.getSnapshot().status === 'stopped';

describe('the memory of endless lists', () => {
  it('gives one visit the same list however often it is drawn', () => {
    const memory = new PagingMemory();
    expect(memory.at('/movies', 'a', false, machine, 1)).toBe(memory.at('/movies', 'a', false, machine, 1));
  });

  it('gives somebody who comes back the list with the pages that were loaded', async () => {
    const memory = new PagingMemory();
    const first = memory.at('/movies', 'a', false, machine, 1);
    await settled(first);
    first.send({ type: 'more.wanted' });
    await settled(first);
    memory.at('/tv-shows', 'b', false, machine, 1);
    const again = memory.at('/movies', 'c', true, machine, 1);
    expect(again).toBe(first);
    expect(count(again)).toBe(40);
  });

  it('begins anew for a new visit of the same place, and lets the old list go', async () => {
    const memory = new PagingMemory();
    const first = memory.at('/movies', 'a', false, machine, 1);
    const second = memory.at('/movies', 'b', false, machine, 1);
    expect(second).not.toBe(first);
    expect(isStopped(first)).toBe(true);
    await settled(second);
    expect(count(second)).toBe(20);
  });

  it('loads as many pages as a restored place had', async () => {
    const actor = new PagingMemory().at('/movies', 'a', true, machine, 3);
    await settled(actor);
    expect(count(actor)).toBe(60);
  });

  it('keeps twelve lists and stops the one longest not seen', () => {
    const memory = new PagingMemory();
    const lists = Array.from({ length: 12 }, (_, at) => memory.at(`/${at}`, 'a', false, machine, 1));
    memory.at('/0', 'a', false, machine, 1);
    memory.at('/12', 'a', false, machine, 1);
    expect(lists.map(isStopped)).toEqual([false, true, ...Array.from({ length: 10 }, () => false)]);
  });

  it('forgets what no screen is showing when somebody else may come', () => {
    const memory = new PagingMemory();
    const [left, shown] = ['/left', '/shown'].map((place) => memory.at(place, 'a', false, machine, 1));
    if (left === undefined || shown === undefined) throw new Error('There are two lists.');
    const leave = memory.show(shown);
    memory.forget();
    expect([left, shown].map(isStopped)).toEqual([true, false]);
    expect(memory.at('/shown', 'a', false, machine, 1)).toBe(shown);
    expect(memory.at('/left', 'a', true, machine, 1)).not.toBe(left);
    leave();
  });

  it('tells anew what a screen is showing, and drops the rest', async () => {
    const memory = new PagingMemory();
    let sign = 1;
    const told = () => pagingMachine<number>((page) => TE.fromIO(() => pageOf(whole.map((item) => sign * (item + 1)), page)), String);
    const [left, shown] = ['/left', '/shown'].map((place) => memory.at(place, 'a', false, told, 2));
    if (left === undefined || shown === undefined) throw new Error('There are two lists.');
    await settled(shown);
    const leave = memory.show(shown);
    sign = -1;
    memory.tellAnew();
    await settled(shown);
    expect(isStopped(left)).toBe(true);
    expect(memory.at('/shown', 'a', false, told, 1)).toBe(shown);
    expect(shown.getSnapshot().context.items).toEqual(whole.slice(0, 40).map((item) => -(item + 1)));
    leave();
  });

  it('tells what is on its way, and that nothing is', async () => {
    const memory = new PagingMemory();
    memory.at('/movies', 'a', false, machine, 1);
    const waiting = memory.waiting();
    expect(waiting).toHaveLength(1);
    await Promise.all(waiting);
    expect(memory.waiting()).toEqual([]);
  });

  it('gives one promise of the first page, kept once it is there', async () => {
    const actor = new PagingMemory().at('/movies', 'a', false, machine, 1);
    const promise = firstPage(actor);
    expect(firstPage(actor)).toBe(promise);
    await promise;
    expect(count(actor)).toBe(20);
    expect(firstPage(actor)).toBe(promise);
  });

  it('gives a list up that is left before its first page is there, and stops its question', async () => {
    const memory = new PagingMemory();
    const stops: boolean[] = [];
    const hanging = () => pagingMachine<number>((_, signal) => () => new Promise(() => signal.addEventListener('abort', () => stops.push(true))), String);
    const actor = memory.at('/search?query=c', 'a', false, hanging, 1);
    const leave = memory.show(actor);
    leave();
    const leaveAgain = memory.show(actor);
    await Promise.resolve();
    expect(stops).toEqual([]);
    leaveAgain();
    await Promise.resolve();
    expect([isStopped(actor), stops]).toEqual([true, [true]]);
    expect(memory.at('/search?query=c', 'a', true, machine, 1)).not.toBe(actor);
  });

  it('keeps a list that is left with a page, to come back to', async () => {
    const memory = new PagingMemory();
    const actor = memory.at('/movies', 'a', false, machine, 1);
    const leave = memory.show(actor);
    await settled(actor);
    leave();
    await Promise.resolve();
    expect(memory.at('/movies', 'b', true, machine, 1)).toBe(actor);
  });
});
