import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { memberFileContent } from '#application/data-file/member-file.fixture';
import { openImport } from '#application/data-file/open-import.fixture';
import type { OwnProfile } from '#application/data-file/own-rows/plan-own-rows';
import { readRememberedChoices } from '#application/imports/remembered-choices';
import type { PreparedImport } from '#application/imports/service-import';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE } from '#application/service-keys';
import { film, maya } from '#domain/lists/list.fixture';
import { offline, unexpected, type Failure } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import { ServicesProvider } from '#ui/services.tsx';
import { importOfTab } from './look-up/import-of-tab';
import { useImport } from './use-import';

afterEach(cleanup);

const profile: OwnProfile = { content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null };
const broken = new Error('broken');
const storage = testBrowser()();
/** Of other services nothing is used: the import of the tab is there already. */
const get = <T,>(key: ServiceKey<T>): T => (Object.is(key, BROWSER_STORAGE) ? storage : {}) as T;

/** Reads a file, and shows it with parts of its content changed. @param isBusy whether another import runs. */
const showImport = async (changed: Partial<PreparedImport>, isBusy = false) => {
  const lists = { uid: maya } as ListUseCases;
  const [profile$, current$] = [new BehaviorSubject(profile), new BehaviorSubject<ListUseCases | null>(lists)];
  const { actor, choose, reaches } = openImport((machine) => importOfTab(lists, { current$ }, () => ({ machine, profile$ })).actor);
  choose(() => Promise.resolve(JSON.stringify(memberFileContent)));
  const content = (await reaches('confirming')).context.chosen?.content;
  if (content === undefined) throw new Error('no content');
  const send = (next: PreparedImport): void => actor.send({ type: 'content.changed', content: next });
  send({ ...content, ...changed });
  const { result, rerender } = renderHook((hasOther: boolean) => useImport(lists, profile, hasOther), {
    initialProps: isBusy,
    wrapper: ({ children }) => <ServicesProvider value={{ get }}>{children}</ServicesProvider>,
  });
  return { content, result, rerender, replace: (next = content) => act(() => send(next)) };
};

it('fails if the plan of what was chosen throws', async () => {
  const { result } = await showImport({ plan: () => Promise.reject(broken) });
  await waitFor(() => expect(result.current.step).toBe('failed'));
  expect(result.current.context.failure).toEqual(unexpected('broken'));
});

it('fails if comparing throws, unless something else was chosen meanwhile', async () => {
  const { result } = await showImport({ compared: () => () => Promise.reject(broken) });
  await waitFor(() => expect(result.current.step).toBe('failed'));
  let reject = (): void => undefined;
  const outdated = await showImport({ compared: () => () => new Promise((_, failed) => { reject = () => failed(broken); }) });
  outdated.replace();
  act(() => reject());
  await waitFor(() => expect(outdated.result.current.step).toBe('confirming'));
});

it('waits for another import, and is compared again before it can be confirmed', async () => {
  const answers: ((answer: E.Either<Failure, PreparedImport>) => void)[] = [];
  const compared = (): Promise<E.Either<Failure, PreparedImport>> => new Promise((resolve) => answers.push(resolve));
  const { content, result, rerender } = await showImport({ compared: () => compared }, true);
  const present = { ...content, compared: () => compared };
  act(() => answers[0]?.(E.right(present)));
  await waitFor(() => expect(result.current.step).toBe('confirming'));
  expect([result.current.isStale, answers.length]).toEqual([true, 1]);
  rerender(false);
  await waitFor(() => expect(answers).toHaveLength(2));
  expect([result.current.step, result.current.isStale]).toEqual(['confirming', true]);
  act(() => answers[1]?.(E.left(offline)));
  await waitFor(() => expect(result.current.context.failure).toEqual(offline));
  act(() => result.current.retry());
  await waitFor(() => expect(answers).toHaveLength(3));
  expect(result.current.isStale).toBe(true);
  // Choices that are made meanwhile stay.
  act(() => result.current.change({ ratings: 'file' }));
  act(() => answers[2]?.(E.right({ ...present })));
  await waitFor(() => expect([result.current.isStale, result.current.context.choices.ratings]).toEqual([false, 'file']));
  expect(answers).toHaveLength(3);
});

it('forgets with what was chosen that it has to be compared', async () => {
  const { result, rerender } = await showImport({}, true);
  await waitFor(() => expect(result.current.isStale).toBe(true));
  act(() => result.current.cancel());
  rerender(false);
  expect([result.current.step, result.current.isStale]).toEqual(['idle', false]);
});

it('gives a row its title in what was compared meanwhile, not in what was there before', async () => {
  const never = () => () => new Promise<never>(() => undefined);
  let answer = (): void => undefined;
  const { content, result, replace } = await showImport({
    compared: never,
    including: () => () => new Promise((resolve) => { answer = () => resolve(E.right({ ...content, compared: never })); }),
  });
  const withTitle = { ...content, compared: never };
  const choosing = result.current.chooseTitle('row', film(1));
  replace({ ...content, compared: never, including: () => () => Promise.resolve(E.right(withTitle)) });
  answer();
  await act(() => choosing);
  const { chosen, choices } = result.current.context;
  expect([chosen?.content === withTitle, choices.titles.get('row')]).toEqual([true, film(1)]);
});

it('remembers a title that is chosen for a row at once, and titles that are chosen for all rows only when the import starts', async () => {
  const { result } = await showImport({ compared: () => () => new Promise<never>(() => undefined) });
  const remembered = () => ['one', 'two'].map((key) => readRememberedChoices(storage, maya).titles.get(key));
  act(() => result.current.change({ titles: new Map([['one', film(1)], ['two', film(2)]]) }));
  await act(() => result.current.chooseTitle('one', null));
  expect(remembered()).toEqual([null, undefined]);
  await act(() => result.current.confirm());
  expect(remembered()).toEqual([null, film(2)]);
});

it('reads what likely titles need, as for one that is chosen, and keeps what the person chooses meanwhile', async () => {
  const never = () => () => new Promise<never>(() => undefined);
  const [included, finish]: [string[][], (() => void)[]] = [[], []];
  const { content, result } = await showImport({
    compared: never,
    including: (titles) => () => new Promise((resolve) => {
      included.push(titles.map(({ itemKey }) => itemKey));
      finish.push(() => resolve(E.right(withTitles)));
    }),
  });
  const withTitles = { ...content, compared: never };
  const choosing = result.current.chooseLikely(new Map([['three', film(3)], ['four', film(4)]]));
  await act(() => result.current.chooseTitle('four', null));
  finish[0]?.();
  await act(() => choosing);
  const { chosen, choices } = result.current.context;
  expect([included, chosen?.content === withTitles, choices.titles.get('three'), choices.titles.get('four')]).toEqual([
    [['movie-3', 'movie-4']], true, film(3), null]);
  expect(readRememberedChoices(storage, maya).titles.has('three')).toBe(false);
});
