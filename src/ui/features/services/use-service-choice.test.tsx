import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { VISITOR_SERVICES_KEY } from '#application/profile/visitor-data';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, PROFILE_USE_CASES, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession, aUser } from '#domain/users/user.fixture';
import { registerToastBox } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { useServiceChoice } from './use-service-choice';

let closeToasts = (): void => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  closeToasts();
  cleanup();
});

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Renders the hook in a session. `answer` completes a save, `receive` changes the session. */
const renderChoice = (first: Session) => {
  const saved: unknown[] = [];
  const toasts: string[] = [];
  const resolvers: Array<(answer: E.Either<Failure, void>) => void> = [];
  closeToasts = registerToastBox(({ text }) => toasts.push(text));
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  session$.next(E.right(first));
  const saveProfile = (_: string, patch: unknown) => () => {
    saved.push(patch);
    return new Promise<E.Either<Failure, void>>((resolve) => resolvers.push(resolve));
  };
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(session)], [BROWSER_STORAGE, webStorage], [PROFILE_USE_CASES, { saveProfile }],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{children}</SessionProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(useServiceChoice, { wrapper });
  return {
    saved, toasts,
    text: () => result.current.text,
    isKnown: () => result.current.isKnown,
    choose: (text: string | null, onFailed?: () => void) => act(async () => {
      result.current.choose(text, onFailed);
      await turn();
    }),
    answer: (save: number, answer: E.Either<Failure, void>) => act(async () => {
      resolvers[save]?.(answer);
      await turn();
    }),
    receive: (next: Session) => act(() => session$.next(E.right(next))),
  };
};
const memberWith = (services: string | null): Session => aSession({ profile: aUser({ services }) });

it('keeps a visitor’s services in this browser, and ignores a damaged text', async () => {
  localStorage.setItem(VISITOR_SERVICES_KEY, 'DE');
  const { text, choose, saved } = renderChoice(signedOut);
  expect(text()).toBeNull();
  await choose('DE-8');
  expect([text(), localStorage.getItem(VISITOR_SERVICES_KEY), saved]).toEqual(['DE-8', 'DE-8', []]);
});

it('applies a member’s choices at once, saves one after the other, and takes back one that fails', async () => {
  localStorage.setItem(VISITOR_SERVICES_KEY, 'US-1');
  const { text, choose, answer, receive, saved, toasts } = renderChoice(memberWith('DE-8'));
  expect(text()).toBe('DE-8');
  await choose('DE-8-9');
  await choose('DE-9');
  expect([text(), saved]).toEqual(['DE-9', [{ services: 'DE-8-9' }]]);
  await answer(0, E.right(undefined));
  receive(memberWith('DE-8-9'));
  expect([text(), saved.at(-1)]).toEqual(['DE-9', { services: 'DE-9' }]);
  await answer(1, E.left(offline));
  expect([text(), toasts.length]).toEqual(['DE-8-9', 1]);
  await choose(null);
  await answer(2, E.right(undefined));
  receive(memberWith(null));
  expect([text(), localStorage.getItem(VISITOR_SERVICES_KEY)]).toEqual([null, 'US-1']);
});

it('says that only the last choice failed, and that nothing is known without a profile', async () => {
  const { choose, answer, receive, isKnown } = renderChoice(memberWith('DE-8'));
  const failed: string[] = [];
  await choose('DE-8-9', () => failed.push('first'));
  await choose('DE-9', () => failed.push('second'));
  await answer(0, E.left(offline));
  await answer(1, E.left(offline));
  expect([failed, isKnown()]).toEqual([['second'], true]);
  receive(aSession({ profile: null }));
  expect(isKnown()).toBe(false);
});
