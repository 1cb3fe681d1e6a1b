import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Observable } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import type { LoadableBackend, OpenedBackend } from '#application/ports/backend';
import type { SessionHintValue, SessionHint } from '#application/ports/session-hint';
import { latePort } from './late-port';
import { lazy } from './lazy';

/**
 * Returns a backend that is opened at first use: for visitors, the first view neither loads its code nor touches its storage.
 * Until it is open, the hint says whether a user is signed in.
 */
export const lateBackend = (
  open: () => Promise<OpenedBackend>,
  hint: SessionHint,
): LoadableBackend & Pick<OpenedBackend, 'banners' | 'reset'> => {
  const backend = lazy(open);
  /** Emits `empty` while the hint says that there is nothing, and the backend's values once it is open. */
  const watchHinted = <A>(
    isPresent: (hint: SessionHintValue) => boolean,
    empty: A,
    watch: (loaded: OpenedBackend) => Watch<A>,
  ): Watch<A> => {
    const isNeeded = (): boolean => isPresent(hint.get());
    return new Observable((listener) => {
      if (backend.peek() === null && !isNeeded()) listener.next(E.right(empty));
      return backend.watch(watch, { isNeeded, changes$: hint.value$ }).subscribe(listener);
    });
  };
  const identity = watchHinted(({ uid }) => uid !== null, null, ({ auth }) => auth.identity);
  return {
    auth: latePort(backend, ({ auth }) => auth, {
      identity, signOut: 'answer', refresh: 'answer', readMethods: 'answer', confirmWithGoogle: 'answer',
    }),
    users: latePort(backend, ({ users }) => users, { watch: 'watch' }),
    lists: pipe(backend.get, TE.map(({ lists }) => lists)),
    history: pipe(backend.get, TE.map(({ history }) => history)),
    access: latePort(backend, ({ access }) => access, { watch: 'watch' }),
    accountApi: latePort(backend, ({ accountApi }) => accountApi, {
      endOtherSessions: 'answer', keepPasskeys: null, deleteMyAccount: 'answer',
    }),
    admin: backend.call(({ admin }) => admin),
    avatars: latePort(backend, ({ avatars }) => avatars, {}),
    banners: { watch: watchHinted(({ hasBanners = false }) => hasBanners, { content: [] }, ({ banners }) => banners.watch) },
    feedback: latePort(backend, ({ feedback }) => feedback, {}),
    sharedLists: latePort(backend, ({ sharedLists }) => sharedLists, {}),
    mailbox: { messages: watchHinted(({ hasEmails }) => hasEmails, [], ({ mailbox }) => mailbox.messages) },
    reset: backend.call(({ reset }) => reset),
  };
};
