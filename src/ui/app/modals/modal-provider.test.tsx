import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { SCROLL_STORE, PAGE_SPINNER, INFINITE_LIST_CACHE, SESSION } from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession, aUserId } from '#domain/users/user.fixture';
import { ServicesProvider } from '../../services';
import { ModalProvider, useModal } from './modal-provider';
import { SessionProvider } from '../providers/session-provider';

const maya = aSession({ uid: aUserId('maya') });

const House = (): React.JSX.Element => {
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

/** A house whose session is said by hand, with a modal open in it. */
const begin = (before: Session): ((session: E.Either<Failure, Session>) => void) => {
  const heard = new Subject<E.Either<Failure, Session>>();
  const session = startSession(() => heard);
  const services = new Map<unknown, unknown>([
    [SESSION, session],
    [PAGE_SPINNER, startPageSpinner(session)],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [SCROLL_STORE, { get: () => null, set: () => {}, delete: () => {} }],
  ]);
  heard.next(E.right(before));
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={['/user-profile/settings']}>
        <SessionProvider>
          <ModalProvider>
            <House />
          </ModalProvider>
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  press('Open');
  expect(shown()).toBe('delete-account');
  return (said) => act(() => heard.next(said));
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const shown = (): string | null => screen.getByRole('paragraph').textContent;

afterEach(cleanup);

describe('a modal', () => {
  it.each([
    ['has left', E.right(signedOut)],
    ['is somebody else', E.right(aSession({ uid: aUserId('ada') }))],
  ])('goes when whoever opened it %s', (_, word) => {
    begin(maya)(word);
    expect(shown()).toBe('nothing open');
  });

  it.each(['/movies', '?type=movie&id=604'])('goes when the person goes to another page: %s', (page) => {
    begin(maya);
    press(page);
    expect(shown()).toBe('nothing open');
  });

  it('stays while the page and the person stay, whatever else is new', () => {
    const say = begin(maya);
    say(E.right({ ...maya, token: 'a new one', role: 'admin' }));
    say(E.left(offline));
    press('?year=1999');
    expect(shown()).toBe('delete-account');
  });

  it('stays when a visitor turns out to be a member', () => {
    begin(signedOut)(E.right(maya));
    expect(shown()).toBe('delete-account');
  });
});
