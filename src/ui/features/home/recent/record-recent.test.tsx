import { act, cleanup, render } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Subject } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CLOCK, LOG, PROFILE_USE_CASES, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleId } from '#domain/catalogue/title-id';
import type { Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { RecordRecent } from './record-recent';

afterEach(cleanup);

/** Opens the pages of titles in a document that a visitor loaded. */
const openDocument = () => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const storage = testBrowser()();
  const ofMember: number[] = [];
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(session$))], [BROWSER_STORAGE, storage], [CLOCK, { now: () => 1 }],
    [LOG, { failure: () => undefined }],
    [PROFILE_USE_CASES, { recordRecent: (_: unknown, { id }: TitleId) => (ofMember.push(id), TE.right(undefined)) }],
  ]);
  const page = (id: number | null): React.JSX.Element => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{id !== null && <RecordRecent title={aTitleDetails({ id })} />}</SessionProvider>
    </ServicesProvider>
  );
  const { rerender } = render(page(null));
  return {
    ofMember, open: (id: number | null) => rerender(page(id)),
    receive: (session: Session) => act(() => session$.next(E.right(session))),
    ofVisitor: (): ReadonlyArray<number> =>
      (JSON.parse(storage.local.get('marquee.visitor-titles') ?? '[]') as ReadonlyArray<{ readonly movieID: number }>)
        .map(({ movieID }) => movieID),
  };
};

it('records what a visitor opens, and what a member opens for the member only', () => {
  const { open, receive, ofMember, ofVisitor } = openDocument();
  receive(signedOut);
  open(1);
  receive(aSession());
  open(2);
  expect([ofVisitor(), ofMember]).toEqual([[1], [1, 2]]);
});

it.each([['the title on the screen', [7]], ['a title that is opened later', [6, 7]]])(
  'records for nobody, once a member’s session has ended elsewhere, %s', (_, opened) => {
    const { open, receive, ofVisitor } = openDocument();
    receive(aSession());
    open(opened[0] ?? null);
    receive(signedOut);
    opened.slice(1).forEach(open);
    expect(ofVisitor()).toEqual([]);
  });
