import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { BehaviorSubject, NEVER } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberListsLoader, SessionListUseCases } from '#application/lists/member-lists-loader';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import type { ServiceKey } from '#application/service-key';
import { LOG, MEMBER_LISTS_LOADER, NETWORK_STATUS } from '#application/service-keys';
import { commandOf, maya, newAddition } from '#domain/lists/list.fixture';
import { unavailable, type Failure } from '#domain/shared/failure';
import { ServicesProvider } from '#ui/services.tsx';
import { ListsLoader } from './lists-loader';

afterEach(cleanup);

it('offers "Try again" if the code of lists cannot be loaded, and opens them then', async () => {
  const answers: ((answer: E.Either<Failure, SessionListUseCases>) => void)[] = [];
  const log = { failure: vi.fn() };
  const memberLists: MemberListsLoader = {
    current$: new BehaviorSubject<ListUseCases | null>(null),
    open: () => () => new Promise((resolve) => answers.push(resolve)),
  };
  const services = new Map<symbol, unknown>([
    [LOG, log],
    [NETWORK_STATUS, { online: NEVER }],
    [MEMBER_LISTS_LOADER, memberLists],
  ]);
  const answer = (value: E.Either<Failure, SessionListUseCases>): Promise<void> =>
    act(async () => {
      answers.shift()?.(value);
      await Promise.resolve();
    });
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <ListsLoader uid={maya} underHeader={false} preload={() => Promise.resolve()} />
    </ServicesProvider>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  await answer(E.left(unavailable(null, 'Failed to fetch dynamically imported module')));
  expect(screen.getByRole('status').textContent).toContain('Your list buttons didn’t load.');
  expect(log.failure).toHaveBeenCalledTimes(1);

  const retry = screen.getByRole('button', { name: 'Try again' });
  act(() => retry.click());
  expect(retry.getAttribute('aria-busy')).toBe('true');
  await answer(E.left(unavailable(null, 'again')));
  expect(retry.getAttribute('aria-busy')).toBeNull();
  act(() => retry.click());
  const lists = { ...listUseCasesOf(), close: () => undefined } as unknown as SessionListUseCases;
  await answer(E.right(lists));
  expect(screen.queryByRole('status')).toBeNull();
  expect(memberLists.current$.value).toBe(lists);
});

it('loads the question before a sign-out with the first change that is not sent', async () => {
  const outbox$ = new BehaviorSubject<E.Either<Failure, Outbox>>(E.right(emptyOutbox));
  const lists = { ...listUseCasesOf(), outbox: outbox$, close: () => undefined } as unknown as SessionListUseCases;
  const memberLists: MemberListsLoader = {
    current$: new BehaviorSubject<ListUseCases | null>(lists),
    open: () => () => new Promise(() => undefined),
  };
  const services = new Map<symbol, unknown>([
    [LOG, { failure: vi.fn() }],
    [NETWORK_STATUS, { online: NEVER }],
    [MEMBER_LISTS_LOADER, memberLists],
  ]);
  const preload = vi.fn(() => Promise.reject(new Error('offline')));
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <ListsLoader uid={maya} underHeader={false} preload={preload} />
    </ServicesProvider>,
  );
  expect(preload).not.toHaveBeenCalled();
  const pending = [commandOf(newAddition('watchlist', 1))];
  outbox$.next(E.right({ ...emptyOutbox, pending }));
  outbox$.next(E.right({ ...emptyOutbox, pending }));
  await Promise.resolve();
  expect(preload).toHaveBeenCalledExactlyOnceWith('unsent-changes');
});
