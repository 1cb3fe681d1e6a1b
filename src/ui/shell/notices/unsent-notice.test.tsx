import * as E from 'fp-ts/Either';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import type { ServiceKey } from '#application/service-key';
import { MEMBER_LISTS_LOADER } from '#application/service-keys';
import { commandOf, newItem } from '#domain/lists/list.fixture';
import { conflict, rateLimited, unauthenticated, unavailable, type Failure } from '#domain/shared/failure';
import { ServicesProvider } from '#ui/services.tsx';
import { UnsentNotice, WaitingChanges } from './unsent-notice';

const add = (id: number) => commandOf({ kind: 'add-items', listID: 'a', items: [newItem(id)] });
const sendAgain = vi.fn(() => Promise.resolve(E.right(undefined)));
let outbox = new BehaviorSubject(E.right(emptyOutbox));

const emit = (next: Outbox): void => act(() => outbox.next(E.right(next)));
const wait = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));
const notice = (): string | null => screen.queryByRole('status')?.querySelector('span')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  outbox = new BehaviorSubject(E.right(emptyOutbox));
  const current$ = new BehaviorSubject({ outbox, sendAgain });
  render(
    <ServicesProvider
      value={{ get: <T,>(key: ServiceKey<T>) => (key === (MEMBER_LISTS_LOADER as unknown) ? { current$ } : expect.unreachable()) as T }}
    >
      <MemoryRouter>
        <UnsentNotice underHeader={false} />
        <p>
          You’re offline.
          <WaitingChanges />
        </p>
      </MemoryRouter>
    </ServicesProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('UnsentNotice', () => {
  it('says after 5 s that a change is not sent, and offers another attempt once the one that goes on has failed', () => {
    emit({ ...emptyOutbox, pending: [add(1), add(2)] });
    wait(4.9);
    expect(notice()).toBeNull();
    wait(0.1);
    expect(notice()).toMatch(/^2 changes are not sent yet\. We’re waiting/);
    const retry = screen.getByRole('button', { name: 'Try again', busy: true });
    fireEvent.click(retry);
    expect(sendAgain).not.toHaveBeenCalled();
    emit({ ...emptyOutbox, pending: [add(1), add(2)], unanswered: unavailable(503, 'busy') });
    expect(retry.getAttribute('aria-busy')).toBeNull();
    fireEvent.click(retry);
    expect(sendAgain).toHaveBeenCalledOnce();
    emit(emptyOutbox);
    expect(notice()).toBeNull();
  });

  it('says nothing while one change after another is sent', () => {
    for (const sent of [1, 2, 3]) {
      emit({ ...emptyOutbox, pending: [add(sent), add(sent + 1)] });
      wait(4);
    }
    expect(notice()).toBeNull();
  });

  it.each<[Failure, string]>([
    [unavailable(503, 'busy'), 'The server doesn’t answer.'],
    [rateLimited(null), 'There were too many requests.'],
    [unauthenticated, 'Your session has ended.'],
  ])('says why: %o', (unanswered, reason) => {
    emit({ ...emptyOutbox, pending: [add(1)], unanswered });
    wait(5);
    expect(notice()).toContain(reason);
  });
});

it('says that changes were refused, with those that wait for them, and leads to why', () => {
  emit({ ...emptyOutbox, refused: [{ command: add(1), failure: conflict('deleted list'), waiting: [add(2)] }] });
  expect(notice()).toBe('2 changes couldn’t be saved.');
  expect(screen.getByRole('link', { name: 'See why' }).getAttribute('href')).toBe('/user-profile/user-lists');
  emit(emptyOutbox);
  expect(notice()).toBeNull();
});

describe('WaitingChanges', () => {
  it('says at once how many changes wait for the network, and nothing without one', () => {
    const text = (): string => screen.getByRole('paragraph').textContent;
    expect(text()).toBe('You’re offline.');
    emit({ ...emptyOutbox, pending: [add(1)] });
    expect(text()).toBe('You’re offline. 1 change is saved on this device and will be sent when you’re online.');
    emit({ ...emptyOutbox, pending: [add(1), add(2)] });
    expect(text()).toContain('2 changes are saved');
    emit(emptyOutbox);
    expect(text()).toBe('You’re offline.');
  });
});
