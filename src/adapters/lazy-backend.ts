import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Observable, of, ReplaySubject, switchMap, take } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';
import type { AuthService } from '#domain/users/auth-service';
import type { Backend, LoadableBackend, OpenedBackend } from '#application/ports/backend';
import type { SessionHintValue, SessionHint } from '#application/ports/session-hint';

/** Delay before a failed load is retried while a watch is subscribed, in ms. */
const RETRY_DELAY_MS = 5000;

/** Says when a watch loads the value; `changes$` emits at subscription and whenever `isNeeded` may have changed. */
type LoadCondition = { readonly isNeeded: () => boolean; readonly changes$: Observable<unknown> };
const always: LoadCondition = { isNeeded: () => true, changes$: of(null) };

export type Lazy<T> = {
  /** Loads the value at the first call, once for all callers; the next call retries a failed load. */
  readonly get: Answer<T>;
  /** Returns the loaded value; null before. */
  readonly peek: () => T | null;
  /** Calls a loaded service. */
  readonly call: <A>(call: (loaded: T) => Answer<A>) => Answer<A>;
  /**
   * Watches a loaded service; synchronously when it is loaded. Loads it as soon as the condition holds, emits failures of loading
   * and retries after `RETRY_DELAY_MS`.
   */
  readonly watch: <A>(watch: (loaded: T) => Watch<A>, condition?: LoadCondition) => Watch<A>;
};

/** Creates a value that is loaded at first use. */
export const lazy = <T>(load: () => Promise<T>): Lazy<T> => {
  const loaded$ = new ReplaySubject<T>(1);
  let loading: Promise<T> | null = null;
  let value: T | null = null;
  const onLoaded = (loaded: T): T => {
    value = loaded;
    loaded$.next(loaded);
    return loaded;
  };
  const onFailed = (error: unknown): never => {
    loading = null; // a failed chunk load may succeed at the next attempt
    throw error;
  };
  const get = TE.tryCatch(
    () => (loading ??= load().then(onLoaded, onFailed)),
    (error) => unavailable(null, error instanceof Error ? error.message : String(error)),
  );
  return {
    get,
    peek: () => value,
    call: (call) => pipe(get, TE.flatMap(call)),
    watch: (watch, { isNeeded, changes$ } = always) =>
      new Observable((listener) => {
        let retryTimer: ReturnType<typeof setTimeout> | undefined;
        const loadIfNeeded = (): void => {
          clearTimeout(retryTimer);
          if (!isNeeded()) return;
          void get().then((answer) => {
            if (E.isRight(answer) || listener.closed) return;
            listener.next(answer);
            clearTimeout(retryTimer);
            retryTimer = setTimeout(loadIfNeeded, RETRY_DELAY_MS);
          });
        };
        const subscription = loaded$.pipe(take(1), switchMap(watch)).subscribe(listener);
        subscription.add(changes$.subscribe(loadIfNeeded));
        return () => {
          clearTimeout(retryTimer);
          subscription.unsubscribe();
        };
      }),
  };
};

/** Lazily loaded parts of a backend; parts that are loaded together may be the same value. */
type LazyParts<Lists> = {
  readonly auth: Lazy<Pick<Backend, 'auth'>>;
  readonly documents: Lazy<Pick<Backend, 'users' | 'history' | 'access'> & { readonly lists: Lists }>;
  readonly files: Lazy<Pick<Backend, 'avatars'>>;
};
type LazyPorts<Lists> = Pick<LoadableBackend, 'users' | 'history' | 'access' | 'avatars'> & { readonly auth: Omit<AuthService, 'identity'>; readonly lists: Answer<Lists> };

/** Returns ports that load their part of the backend at first use. */
export const lazyPorts = <Lists>({ auth: { call }, documents, files }: LazyParts<Lists>): LazyPorts<Lists> => ({
  auth: {
    signIn: (credentials) => call(({ auth }) => auth.signIn(credentials)),
    signUp: (input) => call(({ auth }) => auth.signUp(input)),
    signOut: call(({ auth }) => auth.signOut),
    refresh: call(({ auth }) => auth.refresh),
    reauthenticate: (current) => call(({ auth }) => auth.reauthenticate(current)),
    changeEmail: (current, newEmail) => call(({ auth }) => auth.changeEmail(current, newEmail)),
    changePassword: (current, newPassword) => call(({ auth }) => auth.changePassword(current, newPassword)),
    sendVerification: (current) => call(({ auth }) => auth.sendVerification(current)),
    sendPasswordReset: (email) => call(({ auth }) => auth.sendPasswordReset(email)),
    checkActionCode: (code) => call(({ auth }) => auth.checkActionCode(code)),
    applyActionCode: (code) => call(({ auth }) => auth.applyActionCode(code)),
    confirmPasswordReset: (code, newPassword) => call(({ auth }) => auth.confirmPasswordReset(code, newPassword)),
  },
  users: {
    find: (uid) => documents.call(({ users }) => users.find(uid)),
    watch: (uid) => documents.watch(({ users }) => users.watch(uid)),
    update: (uid, patch) => documents.call(({ users }) => users.update(uid, patch)),
    recordRecent: (uid, titles) => documents.call(({ users }) => users.recordRecent(uid, titles)),
    updateRecentIds: (uid, resolved) => documents.call(({ users }) => users.updateRecentIds(uid, resolved)),
  },
  lists: pipe(documents.get, TE.map(({ lists }) => lists)),
  history: pipe(documents.get, TE.map(({ history }) => history)),
  access: { watch: (uid) => documents.watch(({ access }) => access.watch(uid)) },
  avatars: {
    put: (uid, image) => files.call(({ avatars }) => avatars.put(uid, image)),
    remove: (uid) => files.call(({ avatars }) => avatars.remove(uid)),
  },
});

/**
 * Returns a backend that is opened at first use: for visitors, the first view neither loads its code nor touches its storage.
 * Until it is open, the hint says whether a user is signed in.
 */
export const lazyBackend = (open: () => Promise<OpenedBackend>, hint: SessionHint): LoadableBackend & Pick<OpenedBackend, 'banners' | 'reset'> => {
  const backend = lazy(open);
  /** Emits `empty` while the hint says that there is nothing, and the backend's values once it is open. */
  const watchHinted = <A>(isPresent: (hint: SessionHintValue) => boolean, empty: A, watch: (loaded: OpenedBackend) => Watch<A>): Watch<A> => {
    const isNeeded = (): boolean => isPresent(hint.get());
    return new Observable((listener) => {
      if (backend.peek() === null && !isNeeded()) listener.next(E.right(empty));
      return backend.watch(watch, { isNeeded, changes$: hint.value$ }).subscribe(listener);
    });
  };
  const ports = lazyPorts({ auth: backend, documents: backend, files: backend });
  return {
    ...ports,
    auth: { ...ports.auth, identity: watchHinted(({ uid }) => uid !== null, null, ({ auth }) => auth.identity) },
    accountApi: {
      initializeUser: (name) => backend.call(({ accountApi }) => accountApi.initializeUser(name)),
      endOtherSessions: backend.call(({ accountApi }) => accountApi.endOtherSessions),
      deleteMyAccount: backend.call(({ accountApi }) => accountApi.deleteMyAccount),
    },
    admin: backend.call(({ admin }) => admin),
    banners: { watch: watchHinted(({ hasBanners = false }) => hasBanners, { content: [] }, ({ banners }) => banners.watch) },
    reset: backend.call(({ reset }) => reset),
    feedback: { send: (message, signal) => backend.call(({ feedback }) => feedback.send(message, signal)) },
    sharedLists: { read: (...args) => backend.call(({ sharedLists }) => sharedLists.read(...args)) },
    mailbox: { messages: watchHinted(({ hasEmails }) => hasEmails, [], ({ mailbox }) => mailbox.messages) },
  };
};
