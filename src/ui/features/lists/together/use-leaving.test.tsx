import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import { unusedJointListApi } from '#application/lists/together/joint-list-api.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import { MAX_LISTS, newList } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import type { MemberChange } from '#domain/lists/member-command';
import type { JointListPart } from '#domain/lists/together/joint-list';
import { offline, rateLimited, type Failure } from '#domain/shared/failure';
import { useLeaving } from './use-leaving';

afterEach(cleanup);

const page = (id: number, cursor: string | null): JointListPart => ({
  listID: 'ben-noir', name: 'noir', displayName: null, owner: 'Ben', itemCount: 2, description: '', people: [], cursor,
  items: [{ ...film(id), order: `a${id}`, note: null, addedBy: null }],
});

it('stays if a change of the list is made while it is read: the copy would lack it', async () => {
  const outbox = new BehaviorSubject(E.right(emptyOutbox));
  const [copyToNewList, removeFromList] = [vi.fn(() => TE.right('copy')), vi.fn(() => TE.right(undefined))];
  const change: MemberChange = {
    kind: 'edit-joint-list', listID: 'ben-noir', name: 'noir', change: { kind: 'remove-items', listID: 'ben-noir', itemKeys: ['movie-1'] },
  };
  const getJointList = () => () => {
    outbox.next(E.right({ ...emptyOutbox, pending: [{ commandId: 'a', uid: maya, createdAt: 1, change }] }));
    outbox.next(E.right(emptyOutbox));
    return Promise.resolve(E.right(page(1, null)));
  };
  const joint = { ...unusedJointListApi, getJointList, removeFromList };
  const { result } = renderHook(() => useLeaving({ ...listUseCasesOf(), outbox, joint, copyToNewList }, [], (modal) => {
    if (modal.name === 'confirmation') modal.properties.onConfirm();
  }), { wrapper: MemoryRouter });
  act(() => result.current.ask(page(1, null)));
  await waitFor(() => expect(result.current.isLeaving).toBe(true));
  await waitFor(() => expect(result.current.isLeaving).toBe(false));
  expect([copyToNewList.mock.calls, removeFromList.mock.calls]).toEqual([[], []]);
});

it('waits while the server has too many requests, and copies all titles before it leaves', async () => {
  const answers = [TE.right(page(1, 'next')), TE.left(rateLimited(1)), TE.right(page(2, null))];
  const copyToNewList = vi.fn(() => TE.right('copy'));
  const removeFromList = vi.fn(() => TE.right(undefined));
  const joint = { ...unusedJointListApi, getJointList: () => answers.shift() ?? TE.left(rateLimited(null)), removeFromList };
  const { result } = renderHook(() => useLeaving({ ...listUseCasesOf(), joint, copyToNewList }, [], (modal) => {
    if (modal.name === 'confirmation') modal.properties.onConfirm();
  }), { wrapper: MemoryRouter });
  act(() => result.current.ask(page(1, 'next')));
  await waitFor(() => expect(removeFromList).toHaveBeenCalledOnce());
  expect(copyToNewList).toHaveBeenCalledExactlyOnceWith(
    expect.any(String), [1, 2].map((id) => expect.objectContaining(film(id)) as unknown), '');
});

/** Leaves twice, first without an answer of this kind. */
const leaveTwice = async (failure: Failure, later = page(1, null)) => {
  const answers = [TE.left(failure), TE.right(undefined)];
  const removeFromList = vi.fn(() => answers.shift() ?? TE.left(failure));
  const copyToNewList = vi.fn(() => TE.right('copy'));
  const undo = vi.fn(TE.right(null));
  const pages = [page(1, null)];
  const joint = { ...unusedJointListApi, getJointList: () => TE.right(pages.shift() ?? later), removeFromList };
  const own = [newList(maya, { listName: 'noir', listID: 'copy' }, 1)];
  const { result } = renderHook(() => useLeaving({ ...listUseCasesOf(), joint, copyToNewList, undo }, own, (modal) => {
    if (modal.name === 'confirmation') modal.properties.onConfirm();
  }), { wrapper: MemoryRouter });
  for (const time of [1, 2]) {
    act(() => result.current.ask(page(1, null)));
    await waitFor(() => expect(removeFromList).toHaveBeenCalledTimes(time));
    if (time === 1) await waitFor(() => expect(result.current.isLeaving).toBe(false));
  }
  return { copies: copyToNewList.mock.calls.length, undone: undo.mock.calls.length };
};

it('leaves with the copy of an attempt whose answer was lost', async () => {
  expect(await leaveTwice(offline)).toEqual({ copies: 1, undone: 0 });
});

it('copies a list again that has changed since an attempt whose answer was lost', async () => {
  expect(await leaveTwice(offline, page(2, null))).toEqual({ copies: 2, undone: 0 });
});

it('takes the copy back if the server has too many requests: it has refused', async () => {
  expect(await leaveTwice(rateLimited(null))).toEqual({ copies: 2, undone: 1 });
});

/** Leaves a list of one title after a reload, beside own lists, the first of which has `itemCount` titles, read as these. */
const leaveAfterReload = async (ids: ReadonlyArray<number>, lists = 1, itemCount = 1) => {
  const removeFromList = vi.fn(() => TE.left(rateLimited(null)));
  const copyToNewList = vi.fn(() => TE.right('second'));
  const undo = vi.fn(TE.right(null));
  const open = vi.fn();
  const allItems = () => TE.right(ids.map((id) => toListItem(maya, 'copy', newItem(id))));
  const joint = { ...unusedJointListApi, getJointList: () => TE.right({ ...page(1, null), itemCount: 1 }), removeFromList };
  const own = Array.from({ length: lists }, (_, index) =>
    ({ ...newList(maya, { listName: index === 0 ? 'noir' : `list_${index}`, listID: `own-${index}` }, 1), itemCount }));
  const { result } = renderHook(() => useLeaving({ ...listUseCasesOf(), allItems, joint, copyToNewList, undo }, own, (modal) => {
    open();
    if (modal.name === 'confirmation') modal.properties.onConfirm();
  }), { wrapper: MemoryRouter });
  act(() => result.current.ask({ ...page(1, null), itemCount: 1 }));
  if (open.mock.calls.length > 0) await waitFor(() => expect(result.current.isLeaving).toBe(true));
  await waitFor(() => expect(result.current.isLeaving).toBe(false));
  return [copyToNewList, removeFromList, undo].map(({ mock }) => mock.calls.length);
};

it('leaves with the copy of an attempt before a reload, also beside 200 lists, and keeps the copy if refused', async () => {
  expect([await leaveAfterReload([1]), await leaveAfterReload([1], MAX_LISTS)]).toEqual([[0, 1, 0], [0, 1, 0]]);
});

it('copies a list again whose copy has other titles, and not without room', async () => {
  expect([await leaveAfterReload([2]), await leaveAfterReload([2], MAX_LISTS), await leaveAfterReload([1], MAX_LISTS, 3)])
    .toEqual([[1, 1, 1], [0, 0, 0], [0, 0, 0]]);
});

it('takes the copy itself back if something else was changed before the server refused', async () => {
  const acts: string[] = [];
  const copyToNewList = () => () => {
    acts.push('copy');
    return Promise.resolve(E.right('copy'));
  };
  const removeFromList = () => () => {
    acts.push('removal of a title');
    return Promise.resolve(E.left(rateLimited(null)));
  };
  const undo = (listID = '') => {
    acts.splice(acts.indexOf(listID), 1);
    return Promise.resolve(E.right(null));
  };
  const joint = { ...unusedJointListApi, getJointList: () => TE.right(page(1, null)), removeFromList };
  const useCases = { ...listUseCasesOf(), joint, copyToNewList, undo };
  const { result } = renderHook(() => useLeaving(useCases, [], (modal) => {
    if (modal.name === 'confirmation') modal.properties.onConfirm();
  }), { wrapper: MemoryRouter });
  act(() => result.current.ask(page(1, null)));
  await waitFor(() => expect(result.current.isLeaving).toBe(true));
  await waitFor(() => expect(result.current.isLeaving).toBe(false));
  expect(acts).toEqual(['removal of a title']);
});
