import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Observable, ReplaySubject, switchMap, take } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';
import type { Backend } from '#application/ports/backend';
import type { SessionHintValue, SessionHint } from '#application/ports/session-hint';

/** Delay before opening is retried, in ms. */
const RETRY_DELAY_MS = 5000;

/**
 * Returns a backend that is opened at first use: for visitors, the first view neither loads its code nor touches its storage.
 * Until it is open, the hint says whether a user is signed in.
 */
export const lazyMemoryBackend = (open: () => Promise<Backend>, hint: SessionHint): Backend => {
  const backend$ = new ReplaySubject<Backend>(1);
  let opening: Promise<Backend> | null = null;
  const backend: Answer<Backend> = TE.tryCatch(
    () =>
      (opening ??= open().then(
        (loaded) => {
          backend$.next(loaded);
          return loaded;
        },
        (error: unknown) => {
          opening = null; // a failed chunk load may succeed at the next attempt
          throw error;
        },
      )),
    (error) => unavailable(null, error instanceof Error ? error.message : String(error)),
  );
  const whenLoaded = <A>(call: (loaded: Backend) => Answer<A>): Answer<A> => pipe(backend, TE.flatMap(call));
  /**
   * Emits `empty` while the hint says that there is nothing, and the backend's values once it is open. Emits failures of opening
   * and retries after `RETRY_DELAY_MS`.
   */
  const watchHinted = <A>(isPresent: (hint: SessionHintValue) => boolean, empty: A, watch: (loaded: Backend) => Watch<A>): Watch<A> =>
    new Observable((listener) => {
      let retryTimer: ReturnType<typeof setTimeout> | undefined;
      const openIfPresent = (): void => {
        clearTimeout(retryTimer);
        if (!isPresent(hint.get())) return;
        void backend().then((answer) => {
          if (E.isRight(answer) || listener.closed) return;
          listener.next(answer);
          clearTimeout(retryTimer);
          retryTimer = setTimeout(openIfPresent, RETRY_DELAY_MS);
        });
      };
      if (opening === null && !isPresent(hint.get())) listener.next(E.right(empty));
      const subscription = backend$.pipe(take(1), switchMap(watch)).subscribe(listener);
      subscription.add(hint.value$.subscribe(openIfPresent));
      return () => {
        clearTimeout(retryTimer);
        subscription.unsubscribe();
      };
    });
  const watchWhenLoaded = <A>(watch: (loaded: Backend) => Watch<A>): Watch<A> =>
    new Observable((listener) => {
      void backend().then((answer) => E.isLeft(answer) && listener.next(answer));
      return backend$.pipe(take(1), switchMap(watch)).subscribe(listener);
    });
  return {
    auth: {
      identity: watchHinted(({ uid }) => uid !== null, null, ({ auth }) => auth.identity),
      signIn: (credentials) => whenLoaded(({ auth }) => auth.signIn(credentials)),
      signUp: (input) => whenLoaded(({ auth }) => auth.signUp(input)),
      signOut: whenLoaded(({ auth }) => auth.signOut),
      refresh: whenLoaded(({ auth }) => auth.refresh),
      reauthenticate: (current) => whenLoaded(({ auth }) => auth.reauthenticate(current)),
      changeEmail: (current, newEmail) => whenLoaded(({ auth }) => auth.changeEmail(current, newEmail)),
      changePassword: (current, newPassword) => whenLoaded(({ auth }) => auth.changePassword(current, newPassword)),
      sendVerification: (current) => whenLoaded(({ auth }) => auth.sendVerification(current)),
      sendPasswordReset: (email) => whenLoaded(({ auth }) => auth.sendPasswordReset(email)),
      checkActionCode: (code) => whenLoaded(({ auth }) => auth.checkActionCode(code)),
      applyActionCode: (code) => whenLoaded(({ auth }) => auth.applyActionCode(code)),
      confirmPasswordReset: (code, newPassword) => whenLoaded(({ auth }) => auth.confirmPasswordReset(code, newPassword)),
    },
    users: {
      find: (uid) => whenLoaded(({ users }) => users.find(uid)),
      watch: (uid) => watchWhenLoaded(({ users }) => users.watch(uid)),
      update: (uid, patch) => whenLoaded(({ users }) => users.update(uid, patch)),
      recordRecent: (uid, title) => whenLoaded(({ users }) => users.recordRecent(uid, title)),
      updateRecentIds: (uid, resolved) => whenLoaded(({ users }) => users.updateRecentIds(uid, resolved)),
    },
    access: { watch: (uid) => watchWhenLoaded(({ access }) => access.watch(uid)) },
    accountApi: {
      initializeUser: (name) => whenLoaded(({ accountApi }) => accountApi.initializeUser(name)),
      endOtherSessions: whenLoaded(({ accountApi }) => accountApi.endOtherSessions),
      deleteMyAccount: whenLoaded(({ accountApi }) => accountApi.deleteMyAccount),
    },
    avatars: {
      put: (uid, image) => whenLoaded(({ avatars }) => avatars.put(uid, image)),
      remove: (uid) => whenLoaded(({ avatars }) => avatars.remove(uid)),
    },
    mailbox: { messages: watchHinted(({ hasEmails }) => hasEmails, [], ({ mailbox }) => mailbox.messages) },
  };
};
