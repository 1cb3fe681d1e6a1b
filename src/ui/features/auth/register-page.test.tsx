import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter } from 'react-router-dom';
import { NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import { createStorageStatus } from '#application/ports/storage-status';
import type { ServiceKey } from '#application/service-key';
import {
  ACCOUNT_USE_CASES, BANNER_REPOSITORY, BROWSER_STORAGE, LOG, STORAGE_STATUS, INFINITE_LIST_CACHE, IMAGE_URL_BUILDER, APP_CONFIG,
  SESSION_SERVICE,
} from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import type { Failure } from '#domain/shared/failure';
import { isSignedIn, signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { webStorage } from '#adapters/browser/web-storage';
import { saveDraft, getDraft } from '#ui/forms/drafts.ts';
import { SessionProvider, useSession } from '#ui/shell/providers/session-provider.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { RegisterPage } from './register-page';

/** Minimal guest-only guard: renders the page while signed out. */
const GuestGuard = (): React.JSX.Element => (isSignedIn(useSession().session) ? <p>Inside</p> : <RegisterPage />);

const renderPage = (email?: string): void => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  const signUp = () => () => {
    session$.next(E.right(aSession()));
    return Promise.resolve(E.right(undefined));
  };
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(session)],
    [STORAGE_STATUS, createStorageStatus()],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [ACCOUNT_USE_CASES, { signUp }],
    [LOG, { failure: () => undefined }],
    [APP_CONFIG, { dataLocation: 'browser', siteUrl: null }],
    [BROWSER_STORAGE, webStorage],
    [IMAGE_URL_BUILDER, { source: () => null }],
    [BANNER_REPOSITORY, { watch: NEVER }],
  ]);
  session$.next(E.right(signedOut));
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={[{ pathname: '/register', state: email === undefined ? null : { email } }]}>
        <SessionProvider>
          <GuestGuard />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
};
const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

describe('RegisterPage draft', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} });
    sessionStorage.clear();
    saveDraft(webStorage, 'register', null, { name: 'Inés Duarte', email: 'old@marquee.example' });
  });

  it('is restored on return, with the e-mail replaced by one passed from another page', () => {
    renderPage('new@marquee.example');
    expect([valueOf('Name'), valueOf('E-mail')]).toEqual(['Inés Duarte', 'new@marquee.example']);
  });

  it('keeps a corrected e-mail if the same address is passed again', () => {
    renderPage('typo@marquee.exmple');
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'right@marquee.example' } });
    cleanup();
    renderPage('typo@marquee.exmple');
    expect([valueOf('Name'), valueOf('E-mail')]).toEqual(['Inés Duarte', 'right@marquee.example']);
  });

  it('has the passed e-mail again after a reload, when the history no longer does', () => {
    renderPage('passed@marquee.example');
    cleanup();
    renderPage();
    expect([valueOf('Name'), valueOf('E-mail')]).toEqual(['Inés Duarte', 'passed@marquee.example']);
  });

  it('is cleared after sign-up although the page unmounts before its form receives the result', async () => {
    renderPage();
    expect(valueOf('E-mail')).toBe('old@marquee.example');
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'lantern gravel oboe' } });
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByText('Inside');
    expect(getDraft(webStorage, 'register', null)).toBeNull();
  });
});
