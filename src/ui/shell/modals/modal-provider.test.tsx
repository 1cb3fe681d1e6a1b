import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, SCROLL_STORE, INFINITE_LIST_CACHE, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession, aUserId } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { ModalProvider, useModal } from './modal-provider';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';

const maya = aSession({ uid: aUserId('maya') });

const TestApp = (): React.JSX.Element => {
  const { modal, open } = useModal();
  const navigate = useNavigate();
  return (
    <>
      <p>{modal === null ? 'nothing open' : modal.name}</p>
      <button onClick={() => open({ name: 'delete-account', properties: { email: maya.email } })}>Open</button>
      {['/movies', '?year=1999', '?type=movie&id=604'].map((to) => (
        <button key={to} onClick={() => void navigate(to)}>
          {to}
        </button>
      ))}
    </>
  );
};

/** Renders the app with an open modal. Returns a function that emits a session. */
const openModal = (before: Session): ((session: E.Either<Failure, Session>) => void) => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(session)], [BROWSER_STORAGE, webStorage],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [SCROLL_STORE, { get: () => null, set: () => {}, delete: () => {} }],
  ]);
  session$.next(E.right(before));
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={['/user-profile/settings']}>
        <SessionProvider>
          <ModalProvider>
            <TestApp />
          </ModalProvider>
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  press('Open');
  expect(openModalName()).toBe('delete-account');
  return (result) => act(() => session$.next(result));
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const openModalName = (): string | null => screen.getByRole('paragraph').textContent;

afterEach(cleanup);

describe('ModalProvider', () => {
  it.each([
    ['signs out', E.right(signedOut)],
    ['changes to another user', E.right(aSession({ uid: aUserId('ada') }))],
  ])('closes the modal when its user %s', (_, session) => {
    openModal(maya)(session);
    expect(openModalName()).toBe('nothing open');
  });

  it.each(['/movies', '?type=movie&id=604'])('closes the modal on navigation to another page: %s', (page) => {
    openModal(maya);
    press(page);
    expect(openModalName()).toBe('nothing open');
  });

  it('keeps the modal open while page and user are the same: new token, role, error or filter', () => {
    const emit = openModal(maya);
    emit(E.right({ ...maya, token: 'a new one', role: 'admin' }));
    emit(E.left(offline));
    press('?year=1999');
    expect(openModalName()).toBe('delete-account');
  });

  it('keeps the modal open when a visitor becomes a member', () => {
    openModal(signedOut)(E.right(maya));
    expect(openModalName()).toBe('delete-account');
  });
});
