import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Observable, ReplaySubject, switchMap, take } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';
import type { Backend } from '#application/ports/backend';
import type { SessionHintValue, SessionHint } from './auth/memory-session-hint';

/** A house that could not be opened is tried again after so many ms. */
const AGAIN_MS = 5000;

/**
 * A house that is not opened before somebody has to do with it: a stranger's first view neither loads its code nor touches what it
 * keeps. Until then the hint says whether anybody is in.
 */
export const lazyMemoryBackend = (open: () => Promise<Backend>, hint: SessionHint): Backend => {
  const opened = new ReplaySubject<Backend>(1);
  let opening: Promise<Backend> | null = null;
  const house: Answer<Backend> = TE.tryCatch(
    () =>
      (opening ??= open().then(
        (made) => {
          opened.next(made);
          return made;
        },
        (fault: unknown) => {
          opening = null; // a chunk that did not come may come the next time
          throw fault;
        },
      )),
    (fault) => unavailable(null, fault instanceof Error ? fault.message : String(fault)),
  );
  const within = <A>(ask: (made: Backend) => Answer<A>): Answer<A> => pipe(house, TE.flatMap(ask));
  /** Says that there is nothing while the hint says so, and what there is from the moment that the house is open. */
  const later = <A>(isThere: (hint: SessionHintValue) => boolean, nothing: A, watch: (made: Backend) => Watch<A>): Watch<A> =>
    new Observable((listener) => {
      let again: ReturnType<typeof setTimeout> | undefined;
      const enter = (): void => {
        clearTimeout(again);
        if (!isThere(hint.get())) return;
        void house().then((answer) => {
          if (E.isRight(answer) || listener.closed) return;
          listener.next(answer);
          clearTimeout(again);
          again = setTimeout(enter, AGAIN_MS);
        });
      };
      if (opening === null && !isThere(hint.get())) listener.next(E.right(nothing));
      const following = opened.pipe(take(1), switchMap(watch)).subscribe(listener);
      const stop = hint.subscribe(enter);
      enter();
      return () => {
        stop();
        clearTimeout(again);
        following.unsubscribe();
      };
    });
  const here = <A>(watch: (made: Backend) => Watch<A>): Watch<A> =>
    new Observable((listener) => {
      void house().then((answer) => E.isLeft(answer) && listener.next(answer));
      return opened.pipe(take(1), switchMap(watch)).subscribe(listener);
    });
  return {
    auth: {
      identity: later(({ signedIn }) => signedIn, null, ({ auth }) => auth.identity),
      signIn: (credentials) => within(({ auth }) => auth.signIn(credentials)),
      signUp: (newcomer) => within(({ auth }) => auth.signUp(newcomer)),
      signOut: within(({ auth }) => auth.signOut),
      refresh: within(({ auth }) => auth.refresh),
      reauthenticate: (current) => within(({ auth }) => auth.reauthenticate(current)),
      changeEmail: (current, newEmail) => within(({ auth }) => auth.changeEmail(current, newEmail)),
      changePassword: (current, newPassword) => within(({ auth }) => auth.changePassword(current, newPassword)),
      sendVerification: (current) => within(({ auth }) => auth.sendVerification(current)),
      sendPasswordReset: (email) => within(({ auth }) => auth.sendPasswordReset(email)),
      checkActionCode: (code) => within(({ auth }) => auth.checkActionCode(code)),
      applyActionCode: (code) => within(({ auth }) => auth.applyActionCode(code)),
      confirmPasswordReset: (code, newPassword) => within(({ auth }) => auth.confirmPasswordReset(code, newPassword)),
    },
    users: {
      find: (uid) => within(({ users }) => users.find(uid)),
      watch: (uid) => here(({ users }) => users.watch(uid)),
      update: (uid, patch) => within(({ users }) => users.update(uid, patch)),
      recordRecent: (uid, title) => within(({ users }) => users.recordRecent(uid, title)),
      updateRecentIds: (uid, found) => within(({ users }) => users.updateRecentIds(uid, found)),
    },
    access: { watch: (uid) => here(({ access }) => access.watch(uid)) },
    accountApi: {
      initializeUser: (name) => within(({ accountApi }) => accountApi.initializeUser(name)),
      endOtherSessions: within(({ accountApi }) => accountApi.endOtherSessions),
      deleteMyAccount: within(({ accountApi }) => accountApi.deleteMyAccount),
    },
    avatars: {
      put: (uid, picture) => within(({ avatars }) => avatars.put(uid, picture)),
      remove: (uid) => within(({ avatars }) => avatars.remove(uid)),
    },
    mailbox: { messages: later(({ hasEmails }) => hasEmails, [], ({ mailbox }) => mailbox.messages) },
  };
};
