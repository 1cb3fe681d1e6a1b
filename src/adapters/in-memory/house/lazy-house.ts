import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Observable, ReplaySubject, switchMap, take } from 'rxjs';
import type { Answer, Watch } from '#domain/answer';
import { unavailable } from '#domain/failure';
import type { House } from '#domain/user/house';
import type { Hint, HintKeeper } from './hint';

/** A house that could not be opened is tried again after so many ms. */
const AGAIN_MS = 5000;

/**
 * A house that is not opened before somebody has to do with it: a stranger's first view neither loads its code nor touches what it
 * keeps. Until then the hint says whether anybody is in.
 */
export const lazyHouse = (open: () => Promise<House>, hint: HintKeeper): House => {
  const opened = new ReplaySubject<House>(1);
  let opening: Promise<House> | null = null;
  const house: Answer<House> = TE.tryCatch(
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
  const within = <A>(ask: (made: House) => Answer<A>): Answer<A> => pipe(house, TE.flatMap(ask));
  /** Says that there is nothing while the hint says so, and what there is from the moment that the house is open. */
  const later = <A>(isThere: (hint: Hint) => boolean, nothing: A, watch: (made: House) => Watch<A>): Watch<A> =>
    new Observable((listener) => {
      let again: ReturnType<typeof setTimeout> | undefined;
      const enter = (): void => {
        clearTimeout(again);
        if (!isThere(hint.read())) return;
        void house().then((answer) => {
          if (E.isRight(answer) || listener.closed) return;
          listener.next(answer);
          clearTimeout(again);
          again = setTimeout(enter, AGAIN_MS);
        });
      };
      if (opening === null && !isThere(hint.read())) listener.next(E.right(nothing));
      const following = opened.pipe(take(1), switchMap(watch)).subscribe(listener);
      const stop = hint.follow(enter);
      enter();
      return () => {
        stop();
        clearTimeout(again);
        following.unsubscribe();
      };
    });
  const here = <A>(watch: (made: House) => Watch<A>): Watch<A> =>
    new Observable((listener) => {
      void house().then((answer) => E.isLeft(answer) && listener.next(answer));
      return opened.pipe(take(1), switchMap(watch)).subscribe(listener);
    });
  return {
    accounts: {
      identity: later(({ signedIn }) => signedIn, null, ({ accounts }) => accounts.identity),
      signIn: (credentials) => within(({ accounts }) => accounts.signIn(credentials)),
      signUp: (newcomer) => within(({ accounts }) => accounts.signUp(newcomer)),
      signOut: within(({ accounts }) => accounts.signOut),
      refresh: within(({ accounts }) => accounts.refresh),
      reauthenticate: (current) => within(({ accounts }) => accounts.reauthenticate(current)),
      changeEmail: (current, newEmail) => within(({ accounts }) => accounts.changeEmail(current, newEmail)),
      changePassword: (current, newPassword) => within(({ accounts }) => accounts.changePassword(current, newPassword)),
      sendVerification: (current) => within(({ accounts }) => accounts.sendVerification(current)),
      sendPasswordReset: (email) => within(({ accounts }) => accounts.sendPasswordReset(email)),
      readLetter: (code) => within(({ accounts }) => accounts.readLetter(code)),
      followLetter: (code) => within(({ accounts }) => accounts.followLetter(code)),
      choosePassword: (code, newPassword) => within(({ accounts }) => accounts.choosePassword(code, newPassword)),
    },
    users: {
      find: (uid) => within(({ users }) => users.find(uid)),
      watch: (uid) => here(({ users }) => users.watch(uid)),
      update: (uid, patch) => within(({ users }) => users.update(uid, patch)),
      recordOpened: (uid, title) => within(({ users }) => users.recordOpened(uid, title)),
      numberOpened: (uid, found) => within(({ users }) => users.numberOpened(uid, found)),
    },
    markers: { watch: (uid) => here(({ markers }) => markers.watch(uid)) },
    membership: {
      initialize: (name) => within(({ membership }) => membership.initialize(name)),
      endOtherSessions: within(({ membership }) => membership.endOtherSessions),
      deleteAccount: within(({ membership }) => membership.deleteAccount),
    },
    avatars: {
      put: (uid, picture) => within(({ avatars }) => avatars.put(uid, picture)),
      remove: (uid) => within(({ avatars }) => avatars.remove(uid)),
    },
    letters: { held: later(({ letters }) => letters, [], ({ letters }) => letters.held) },
  };
};
