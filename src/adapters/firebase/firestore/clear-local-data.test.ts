import type { Auth } from 'firebase/auth';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { createAuthState } from '#adapters/firebase/auth/auth-state';
import { createFirebaseAdapter } from '#adapters/firebase/index';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';
import type { connectAuth } from '#adapters/firebase/connect-auth';

const cleared = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
/** Runs while this tab loads the code that clears the data; lets a test sign in a user in another tab. */
const duringLoad = vi.hoisted(() => ({ act: (): void => {} }));

/** Key of the note that private data is to be deleted. */
const UNCLEARED = 'marquee.uncleared';

/** Firebase Auth without a signed-in user. */
vi.mock('firebase/auth', () => ({ onIdTokenChanged: (_: Auth, emit: () => void) => queueMicrotask(emit) }));
vi.mock('#adapters/firebase/connect-auth', () => ({
  connectAuth: ({ hint, noteUncleared, clearLocalData }: Parameters<typeof connectAuth>[0]) => {
    const { state$ } = createAuthState({ auth: { currentUser: null } as Auth, hint, noteUncleared, clearLocalData });
    return { app: {}, auth: { identity: state$ } };
  },
}));
vi.mock('./connect-firestore', () => ({
  connectFirestore: () => {
    duringLoad.act();
    return { store: { clearLocalData: cleared } };
  },
}));

const open = (expected: string | null, { local } = testBrowser()()) => {
  const hint = inMemorySessionHint({ uid: expected });
  const { auth } = createFirebaseAdapter({
    log: { failure: () => undefined },
    settings: {} as FirebaseSettings,
    endSessions: () => () => Promise.resolve(E.right(undefined)),
    deleteAccount: () => () => Promise.resolve(E.right(undefined)),
    hint, local,
  });
  const subscription = auth.identity.subscribe();
  return { hint, local, stop: () => subscription.unsubscribe() };
};

afterEach(() => {
  cleared.mockClear();
  duringLoad.act = () => {};
});

describe('createFirebaseAdapter at start-up', () => {
  it('clears the private data of an earlier visit whose session has ended', async () => {
    const { hint, stop } = open('maya');
    await vi.waitFor(() => expect(cleared).toHaveBeenCalled());
    expect(hint.get().uid).toBeNull();
    stop();
  });

  it('keeps the data when another user has signed in meanwhile', async () => {
    const { hint, stop } = open('maya');
    const loading = new Promise<void>((loaded) => {
      duringLoad.act = () => {
        hint.set({ uid: 'ada', hasEmails: false });
        loaded();
      };
    });
    await loading;
    await new Promise((resolve) => setTimeout(resolve));
    expect(cleared).not.toHaveBeenCalled();
    stop();
  });

  it('clears what a tab has left that was closed before it had cleared it, and does so once', async () => {
    cleared.mockResolvedValue(false);
    const browser = testBrowser();
    const first = open('maya', browser());
    await vi.waitFor(() => expect(cleared).toHaveBeenCalled());
    first.stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(first.local.get(UNCLEARED)).toBe('yes');
    cleared.mockResolvedValue(true);
    const second = open(null, browser());
    await vi.waitFor(() => expect(second.local.get(UNCLEARED)).toBeNull());
    second.stop();
    cleared.mockClear();
    open(null, browser()).stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(cleared).not.toHaveBeenCalled();
  });

  it('clears nothing of the user who has signed in since then', async () => {
    const browser = testBrowser()();
    browser.local.set(UNCLEARED, 'yes');
    const loading = new Promise<void>((loaded) => {
      duringLoad.act = () => {
        hint.set({ uid: 'ada', hasEmails: false });
        loaded();
      };
    });
    const { hint, stop } = open(null, browser);
    await loading;
    await new Promise((resolve) => setTimeout(resolve));
    expect(cleared).not.toHaveBeenCalled();
    expect(browser.local.get(UNCLEARED)).toBe('yes');
    stop();
  });

  it('loads nothing when the hint names no user', async () => {
    open(null).stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(cleared).not.toHaveBeenCalled();
  });
});
