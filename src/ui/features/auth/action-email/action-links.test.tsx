import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { NEVER, Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import { createStorageStatus } from '#application/ports/storage-status';
import type { ServiceKey } from '#application/service-key';
import {
  BANNER_REPOSITORY, BROWSER_STORAGE, ACCOUNT_USE_CASES, LOG, STORAGE_STATUS, INFINITE_LIST_CACHE, APP_CONFIG, PASSKEYS, SESSION_SERVICE,
} from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { notFound, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { ActionCodeDone } from './action-code-done';
import { ActionCodePanel } from './action-code-panel';
import { ActionCodeError } from './action-code-error';

const parts = {
  done: <ActionCodeDone actionEmail={{ kind: 'recover-email', email: 'maya.before@marquee.example' }} />,
  panel: <main id="main"><ActionCodePanel link={{ kind: 'verify-email', code: 'c0de' }} /></main>,
  error: <ActionCodeError kind="reset-password" failure={notFound('action code')} isConfirmed={false} onRetry={() => {}} />,
};

/** Action code that passes the check but has expired when it is applied. */
const accounts = {
  checkActionCode: () => TE.right({ kind: 'verify-email', email: 'maya@marquee.example' }),
  applyActionCode: () => TE.left(notFound('action code')),
};

const renderPart = (part: keyof typeof parts, person: Session): void => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  session$.next(E.right(person));
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(session)],
    [STORAGE_STATUS, createStorageStatus()],
    [BROWSER_STORAGE, webStorage],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [BANNER_REPOSITORY, { watch: NEVER }],
    [ACCOUNT_USE_CASES, accounts],
    [LOG, { failure: () => {} }],
    [APP_CONFIG, { siteUrl: null }],
    [PASSKEYS, null],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter>
        <SessionProvider>{parts[part]}</SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
};
/** Renders a part. @returns name and path of each link. */
const linksOf = (part: keyof typeof parts, person: Session): ReadonlyArray<string> => {
  renderPart(part, person);
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('action pages', () => {
  it('link visitors to the sign-in page and to a new e-mail', () => {
    expect(linksOf('done', signedOut)).toEqual(['Sign in /login', 'Choose a new password /login?reset']);
    cleanup();
    expect(linksOf('error', signedOut)).toEqual(['Send another link /login?reset', 'Sign in /login']);
  });

  it('link members to home and settings instead of guest pages', () => {
    expect(linksOf('done', aSession())).toEqual(['Go to the home page /home', 'Choose a new password /user-profile/settings']);
    cleanup();
    expect(linksOf('error', aSession())).toEqual(['Change your password /user-profile/settings', 'Go to the home page /home']);
  });

  it('move the focus to the heading when applying the code fails', async () => {
    vi.stubGlobal('IntersectionObserver', class { readonly observe = () => {}; readonly unobserve = () => {}; });
    renderPart('panel', signedOut);
    const confirm = await screen.findByRole('button', { name: 'Confirm e-mail' });
    confirm.focus();
    await act(async () => {
      confirm.click();
      await Promise.resolve();
    });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
