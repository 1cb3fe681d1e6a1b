import type { Auth } from 'firebase/auth';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FirebaseSettings } from '../firebase-settings';
import { createAuthState } from '../auth/auth-state';
import { createFirebase } from '../index';
import { inMemoryUserIdHint } from '../auth/firebase-session-hint';
import type { connectAuth } from '../connect-auth';

const cleared = vi.hoisted(() => vi.fn(() => Promise.resolve()));
/** Another tab signs somebody in while this one loads what clears away. */
const meanwhile = vi.hoisted(() => ({ act: (): void => {} }));

/** A browser in which the identity service knows nobody. */
vi.mock('firebase/auth', () => ({ onIdTokenChanged: (_: Auth, tell: () => void) => queueMicrotask(tell) }));
vi.mock('../connect-auth', () => ({
  connectAuth: ({ hint, clearLocalData }: Parameters<typeof connectAuth>[0]) => {
    const { state$ } = createAuthState({ auth: { currentUser: null } as Auth, hint, clearLocalData });
    return { app: {}, auth: { identity: state$ } };
  },
}));
vi.mock('./connect-firestore', () => ({
  connectFirestore: () => {
    meanwhile.act();
    return { store: { clearLocalData: cleared } };
  },
}));

const open = (expected: string | null) => {
  const hint = inMemoryUserIdHint(expected);
  const { auth } = createFirebase({ settings: {} as FirebaseSettings, endSessions: () => () => Promise.resolve(E.right(undefined)), hint });
  const following = auth.identity.subscribe();
  return { hint, stop: () => following.unsubscribe() };
};

afterEach(() => {
  cleared.mockClear();
  meanwhile.act = () => {};
});

describe('a browser that is opened again', () => {
  it('lets go of what an earlier visit has left when its session has ended since', async () => {
    const { hint, stop } = open('maya');
    await vi.waitFor(() => expect(cleared).toHaveBeenCalled());
    expect(hint.get()).toBeNull();
    stop();
  });

  it('leaves what is kept to whoever has come meanwhile', async () => {
    const { hint, stop } = open('maya');
    const loading = new Promise<void>((loaded) => {
      meanwhile.act = () => {
        hint.set('ada');
        loaded();
      };
    });
    await loading;
    await new Promise((later) => setTimeout(later));
    expect(cleared).not.toHaveBeenCalled();
    stop();
  });

  it('loads nothing for that where nobody was expected', async () => {
    open(null).stop();
    await new Promise((later) => setTimeout(later));
    expect(cleared).not.toHaveBeenCalled();
  });
});
