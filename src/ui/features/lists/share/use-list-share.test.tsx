import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, expect, it } from 'vitest';
import { offline, rateLimited, unavailable, type Failure } from '#domain/shared/failure';
import { useListShare } from './use-list-share';

afterEach(cleanup);

/** The dialog of a list, with a server that stores what it is asked for and answers when it is told to. */
const openDialog = (list: { readonly shareId: string | null; readonly sharesNotes: boolean }) => {
  let stored = list.sharesNotes;
  const waiting: (() => void)[] = [];
  let failure: Failure | null = null;
  const share = (sharesNotes: boolean) => () =>
    new Promise<E.Either<Failure, string>>((resolve) => {
      waiting.push(() => {
        if (failure === null) stored = sharesNotes;
        resolve(failure === null ? E.right('share') : E.left(failure));
      });
    });
  const { result } = renderHook(() => useListShare(list, share));
  const answer = (failed: Failure | null = null): Promise<void> => act(async () => {
    failure = failed;
    for (const each of waiting.splice(0)) each();
    await Promise.resolve();
  });
  return {
    answer, says: () => result.current.sharesNotes, stores: () => stored, isBusy: () => result.current.isBusy,
    create: () => act(() => result.current.create()), choose: (sharesNotes: boolean) => act(() => result.current.chooseNotes(sharesNotes)),
  };
};

it.each([true, false])('the dialog says what is stored after a choice while the link is created with notes: %s', async (sharesNotes) => {
  const { answer, says, stores, create, choose } = openDialog({ shareId: null, sharesNotes: false });
  choose(sharesNotes);
  create();
  choose(!sharesNotes);
  await answer();
  expect([says(), stores()]).toEqual([sharesNotes, sharesNotes]);
  choose(!sharesNotes);
  await answer();
  expect([says(), stores()]).toEqual([!sharesNotes, !sharesNotes]);
});

it.each([null, rateLimited(null)])('the dialog says what is stored after a second choice during a request: %j', async (failure) => {
  const { answer, says, stores, choose, isBusy } = openDialog({ shareId: 'share', sharesNotes: true });
  choose(false);
  choose(true);
  expect(isBusy()).toBe(true);
  await answer(failure);
  expect([says(), stores(), isBusy()]).toEqual([failure !== null, failure !== null, false]);
});

it.each([unavailable(504, 'no answer'), offline])('the dialog takes notes for shown until they are hidden: %j', async (lost) => {
  const { answer, says, choose, stores } = openDialog({ shareId: 'share', sharesNotes: false });
  choose(true);
  await answer(lost);
  expect(says()).toBe(true);
  choose(false);
  await answer(rateLimited(null));
  expect(says()).toBe(true);
  choose(false);
  await answer();
  expect([says(), stores()]).toEqual([false, false]);
});
