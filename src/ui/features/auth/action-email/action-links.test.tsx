import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { ACCOUNT_USE_CASES, LOG, PAGE_SPINNER, INFINITE_LIST_CACHE, APP_CONFIG, SESSION } from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import { notFound, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { SessionProvider } from '#ui/app/providers/session-provider.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { ActionDone } from './action-done';
import { ActionPanel } from './action-panel';
import { ActionError } from './action-error';

const parts = {
  done: <ActionDone letter={{ kind: 'recover-email', email: 'maya.before@marquee.example' }} />,
  panel: <main id="main"><ActionPanel link={{ kind: 'verify-email', code: 'c0de' }} /></main>,
  trouble: <ActionError kind="reset-password" failure={notFound('letter')} onRetry={() => {}} />,
};

/** A letter that can be read, and is spent by the time that it is followed. */
const accounts = { checkActionCode: () => TE.right({ kind: 'verify-email', email: 'maya@marquee.example' }), applyActionCode: () => TE.left(notFound('letter')) };

const draw = (part: keyof typeof parts, person: Session): void => {
  const heard = new Subject<E.Either<Failure, Session>>();
  const session = startSession(() => heard);
  heard.next(E.right(person));
  const services = new Map<unknown, unknown>([
    [SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [ACCOUNT_USE_CASES, accounts], [LOG, { failure: () => {} }], [APP_CONFIG, { siteUrl: null }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter>
        <SessionProvider>{parts[part]}</SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
};
/** What the links of that part are called, and where they lead. */
const waysOf = (part: keyof typeof parts, person: Session): ReadonlyArray<string> => {
  draw(part, person);
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a letter', () => {
  it('leads a visitor to the way in, and to a new letter', () => {
    expect(waysOf('done', signedOut)).toEqual(['Sign in /login', 'Choose a new password /login?reset']);
    cleanup();
    expect(waysOf('trouble', signedOut)).toEqual(['Send another letter /login?reset', 'Sign in /login']);
  });

  it('leads a member past the doors, which are closed to them', () => {
    expect(waysOf('done', aSession())).toEqual(['To your home /home', 'Choose a new password /user-profile/settings']);
    cleanup();
    expect(waysOf('trouble', aSession())).toEqual(['Change your password /user-profile/settings', 'To your home /home']);
  });

  it('that cannot be followed after all leaves the focus at its name, not nowhere', async () => {
    vi.stubGlobal('IntersectionObserver', class { readonly observe = () => {}; readonly unobserve = () => {}; });
    draw('panel', signedOut);
    const follow = await screen.findByRole('button', { name: 'Yes, it is mine' });
    follow.focus();
    await act(async () => {
      follow.click();
      await Promise.resolve();
    });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
