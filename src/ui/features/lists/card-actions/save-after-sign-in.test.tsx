import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES, MEMBER_LISTS_LOADER, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { maya } from '#domain/lists/list.fixture';
import { forbidden, offline, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession, aUserId } from '#domain/users/user.fixture';
import { registerToastBox, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { useAuthLinks, useReturn } from '#ui/features/auth/use-auth-links.ts';
import { useSignInSuccessHandler } from '#ui/features/auth/use-sign-in-outcome.ts';
import { PickActions } from '#ui/features/evening-pick/pick-actions.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';

const title = aTitle({ mediaType: 'movie', id: 539, title: 'Psycho' });
const PICK = '/tonight/pick?mood=tense&title=movie-539';
const WELCOME = { text: 'Welcome!' };
let toasts: ToastMessage[] = [];
let closeBox = (): void => {};

let accept = (): void => undefined;
const acceptNow = (): Promise<void> =>
  act(async () => {
    accept();
    await Promise.resolve();
  });
/** A page of sign-in, whose form is sent before the session starts. The answer comes with `accept`. */
const SignIn = (): React.JSX.Element => {
  const { swap, toRegister } = useAuthLinks();
  const navigate = useNavigate();
  const withSessionStart = useSignInSuccessHandler();
  useReturn();
  useEffect(() => {
    const answer = new Promise<E.Either<Failure, void>>((resolve) => (accept = () => resolve(E.right(undefined))));
    void withSessionStart(() => answer, WELCOME)();
  }, [withSessionStart]);
  return <button onClick={() => void navigate(toRegister, swap('maya@marquee.example'))}>New here</button>;
};
const At = (): React.JSX.Element => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return <button data-testid="at" onClick={() => void navigate(1)}>{pathname + search}</button>;
};

type Options = { readonly lists?: ListUseCases; readonly details?: Failure };

/** Opens the pick for a visitor. */
const openPick = ({ lists = listUseCasesOf(), details }: Options = {}) => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  const current$ = new BehaviorSubject<ListUseCases | null>(null);
  const getDetails = () => (details === undefined ? TE.right(aTitleDetails({ ...title, imdbId: 'tt0054215' })) : TE.left(details));
  const services = new Map<symbol, unknown>([
    [SESSION_SERVICE, sessionService(session)],
    [MEMBER_LISTS_LOADER, { current$ }],
    [CATALOGUE_USE_CASES, { getDetails }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={[PICK]}>
        <SessionProvider>
          <At />
          <Routes>
            <Route path="/tonight/pick" element={<PickActions title={title} />} />
            <Route path="/login" element={<SignIn />} />
            <Route path="/register" element={<SignIn />} />
          </Routes>
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  act(() => session$.next(E.right(signedOut)));
  const startSession = (uid = maya): void => act(() => session$.next(E.right(aSession({ uid }))));
  const signIn = async (uid = maya): Promise<void> => {
    await acceptNow();
    startSession(uid);
  };
  return { lists, signIn, startSession, openLists: () => act(() => current$.next(lists)) };
};
const press = (name: string): void => act(() => void fireEvent.click(screen.getByText(name)));
const address = (): string => screen.getByTestId('at').textContent;
const listsOf = async (lists: ListUseCases): Promise<ReadonlyArray<string> | undefined> =>
  (await firstValueFrom(lists.titleState(title)))?.listIDs;
const texts = (): ReadonlyArray<string> => toasts.filter(({ text }) => text !== WELCOME.text).map(({ text }) => text);
const undo = async (): Promise<void> => {
  act(() => toasts.at(-1)?.action?.onPress());
  await waitFor(() => expect(texts().at(-1)).toBe('Undone: removed again.'));
};
/** Waits as long as the code of the saving may take to load. */
const settle = (): Promise<void> =>
  act(async () => {
    await import('./save-after-sign-in');
    await new Promise((resolve) => void setTimeout(resolve));
  });

beforeEach(() => {
  toasts = [];
  closeBox = registerToastBox((message) => toasts.push(message));
});
afterEach(() => {
  cleanup();
  closeBox();
});

describe('"Sign in to save"', () => {
  it('saves after the sign-in, says so, and Undo takes it back', async () => {
    const { lists, signIn, openLists } = openPick();
    press('Sign in to save');
    expect(address()).toBe(`/login?next=${encodeURIComponent(PICK)}`);
    await signIn();
    expect(address()).toBe(PICK);
    openLists();
    await waitFor(() => expect(texts()).toEqual(['Added to Watchlist']));
    expect(await listsOf(lists)).toEqual(['watchlist']);
    await undo();
    expect(await listsOf(lists)).toEqual([]);
  });

  it('saves after a sign-up too, and once: Forward leads back and saves nothing', async () => {
    const { lists, signIn, openLists } = openPick();
    press('Sign in to save');
    press('New here');
    expect(address()).toMatch(/^\/register\?next=/);
    await signIn();
    openLists();
    await waitFor(() => expect(texts()).toEqual(['Added to Watchlist']));
    await undo();
    expect(await listsOf(lists)).toEqual([]);
    press(PICK);
    expect(address()).toBe(PICK);
    await settle();
    expect(await listsOf(lists)).toEqual([]);
  });

  it('saves if the session has started and led back before the answer came', async () => {
    const { lists, startSession, openLists } = openPick();
    press('Sign in to save');
    startSession();
    expect(address()).toBe(PICK);
    openLists();
    await acceptNow();
    await waitFor(() => expect(texts()).toEqual(['Added to Watchlist']));
    expect(await listsOf(lists)).toEqual(['watchlist']);
  });

  it('saves nothing for somebody who signs in in another tab', async () => {
    const { lists, startSession, openLists } = openPick();
    press('Sign in to save');
    startSession();
    expect(address()).toBe(PICK);
    openLists();
    await settle();
    expect([await listsOf(lists), texts()]).toEqual([[], []]);
  });

  it('waits for the lists of the one who signed in', async () => {
    const { lists, signIn, openLists } = openPick();
    press('Sign in to save');
    await signIn(aUserId('tom'));
    openLists();
    await settle();
    expect([await listsOf(lists), texts()]).toEqual([[], []]);
  });

  it('says of a title that is on the watchlist that it is there', async () => {
    const { lists, signIn, openLists } = openPick({ lists: listUseCasesOf({ lists: [{ name: 'watchlist', itemKeys: ['movie-539'] }] }) });
    press('Sign in to save');
    await signIn();
    openLists();
    await waitFor(() => expect(texts()).toEqual(['The title is on your watchlist already.']));
    expect([await listsOf(lists), toasts.at(-1)?.action]).toEqual([['watchlist'], undefined]);
  });

  it.each<[string, Options]>([
    ['You’re offline. Pages you’ve already opened still work.', { details: offline }],
    ['You don’t have access to this. Nothing was changed.', { lists: listUseCasesOf({ changeFailure: forbidden('this list') }) }],
  ])('says why nothing was saved: %s', async (text, options) => {
    const { signIn, openLists } = openPick(options);
    press('Sign in to save');
    await signIn();
    openLists();
    await waitFor(() => expect(texts()).toEqual([text]));
  });
});
