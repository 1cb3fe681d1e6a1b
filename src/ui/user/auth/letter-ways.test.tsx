import { cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { PagingMemory } from '#application/catalogue/paging-memory';
import type { Key } from '#application/key';
import { PAGE_SPINNER, PAGING_MEMORY, SESSION } from '#application/keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/shell/session-machine';
import { notFound, type Failure } from '#domain/failure';
import { signedOut, type Session } from '#domain/user/session';
import { aSession } from '#domain/user/user.fixture';
import { SessionProvider } from '../../app/session';
import { ServicesProvider } from '../../services';
import { LetterDone } from './letter-done';
import { LetterTrouble } from './letter-trouble';

const parts = {
  done: <LetterDone letter={{ kind: 'recover-email', email: 'maya.before@marquee.example' }} />,
  trouble: <LetterTrouble kind="reset-password" failure={notFound('letter')} onRetry={() => {}} />,
};

/** What the links of that part are called, and where they lead. */
const waysOf = (part: keyof typeof parts, person: Session): ReadonlyArray<string> => {
  const heard = new Subject<E.Either<Failure, Session>>();
  const session = startSession(() => heard);
  heard.next(E.right(person));
  const services = new Map<unknown, unknown>([[SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [PAGING_MEMORY, new PagingMemory()]]);
  render(
    <ServicesProvider value={{ get: <T,>(key: Key<T>) => services.get(key) as T }}>
      <MemoryRouter>
        <SessionProvider>{parts[part]}</SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
};

afterEach(cleanup);

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
});
