import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { consoleLog } from '#adapters/browser/console-log';
import { localStorageSessionHint } from '#adapters/browser/local-storage-session-hint';
import { webStorage } from '#adapters/browser/web-storage';
import { restBanners } from '#adapters/firebase/rest/rest-banners';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { createFirebaseAdapter, type FirebaseAdapter } from '#adapters/firebase/index';
import { noMailbox } from '#adapters/firebase/auth/no-mailbox';
import { latePort } from '#adapters/late-port';
import { lazy } from '#adapters/lazy';
import { FUNCTIONS_BASE, type FunctionsApiDeps } from '#adapters/functions-api/call-function';
import { httpFeedback } from '#adapters/functions-api/http-feedback';
import { httpAccountApi } from '#adapters/functions-api/http-account-api';
import { emulatorMailbox } from '#adapters/firebase/rest/emulator-mailbox';
import { SEEDED_ACCOUNTS as DEMO } from '#adapters/memory/demo-accounts';
import { createStorageStatus } from '#application/ports/storage-status';
import { BANNER_REPOSITORY, DEMO_ACCOUNTS, DEMO_RESET, GENRE_IMAGE_REPOSITORY, PASSKEYS, SHARED_EVENINGS } from '#application/service-keys';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { LoadableBackend } from '#application/ports/backend';
import type { Answer } from '#domain/shared/answer';
import type { AccountApi } from '#domain/users/account-api';
import type { BuildConfig } from './config';
import type { BindModule } from './container';
import { backendModule } from './backend-module';

/** Joins what admins read from Firestore with the calls of the server. */
const adminBackend = (reads: FirebaseAdapter['admin'], server: FunctionsApiDeps): Answer<AdminBackend> => {
  const calls = lazy(() => import('#adapters/functions-api/http-admin-calls'));
  return pipe(
    reads,
    TE.flatMap(({ bannerSource, ...ports }) =>
      pipe(
        calls.get,
        TE.map(({ httpAdminCalls }): AdminBackend => ({ ...ports, ...httpAdminCalls(server, bannerSource) })),
      ),
    ),
  );
};

/** Browsers keep passkeys for one address; a site may have others too. */
const mayUsePasskeys = ({ passkeyOrigin }: FirebaseSettings): boolean =>
  passkeyOrigin !== undefined && passkeyOrigin === location.origin && 'PublicKeyCredential' in globalThis;

/**
 * Binds users, banners and feedback to a Firebase project or its emulators. Only TMDB has photographs, of which the server makes pictures
 * of genres.
 */
export const firebaseModule =
  (settings: FirebaseSettings, catalogue: BuildConfig['catalogue']): BindModule =>
  (bind) => {
    const status = createStorageStatus();
    const accountOf = (idToken: string): AccountApi => httpAccountApi({ base: FUNCTIONS_BASE, token: TE.right(idToken) });
    const { auth, users, lists, history, unmatched, access, avatars, admin, token, enter } = createFirebaseAdapter({
      settings,
      hint: localStorageSessionHint(),
      local: webStorage.local,
      log: consoleLog,
      onStop: status.reportStop,
      endSessions: (idToken) => accountOf(idToken).endOtherSessions,
      deleteAccount: (idToken) => accountOf(idToken).deleteMyAccount,
    });
    const server = { base: FUNCTIONS_BASE, token };
    const accountApi = httpAccountApi(server, settings.passkeyOrigin !== undefined);
    const memberApi = lazy(async () => {
      const [{ httpMemberApi }, entries] = await Promise.all([import('#adapters/functions-api/http-member-api'), unmatched()]);
      if (E.isLeft(entries)) throw new Error('The database could not be loaded.');
      return { ...httpMemberApi(server), ...entries.right };
    });
    const sharedLists = lazy(async () => (await import('#adapters/functions-api/http-shared-list-reader')).httpSharedListReader(server));
    const backend: LoadableBackend = {
      auth, users, history, access, avatars, accountApi,
      lists: pipe(lists, TE.map((repository) => ({ ...repository, api: latePort(memberApi, (api) => api, {}) }))),
      admin: adminBackend(admin, server),
      feedback: httpFeedback(server),
      sharedLists: latePort(sharedLists, (reader) => reader, {}),
      mailbox: __EMULATORS__ ? emulatorMailbox(settings) : noMailbox,
    };
    backendModule(backend, status)(bind);
    bind.constant(BANNER_REPOSITORY, restBanners(settings));
    const genreImages = lazy(async () => (await import('#adapters/firebase/rest/rest-genre-images')).restGenreImages(settings));
    bind.constant(GENRE_IMAGE_REPOSITORY, catalogue === 'tmdb' ? latePort(genreImages, (images) => images, { get: 'answer' }) : null);
    const evenings = lazy(async () => (await import('#adapters/functions-api/http-shared-evenings')).httpSharedEvenings(server));
    bind.constant(SHARED_EVENINGS, latePort(evenings, (port) => port, {}));
    const passkeys = lazy(async () => {
      const [{ httpPasskeys }, { webAuthnPrompt }] = await Promise.all([
        import('#adapters/functions-api/http-passkeys'), import('#adapters/browser/web-authn-prompt'),
      ]);
      return httpPasskeys(server, webAuthnPrompt, enter);
    });
    bind.constant(PASSKEYS, mayUsePasskeys(settings) ? latePort(passkeys, (port) => port, { list: 'answer', signIn: 'answer' }) : null);
    bind.constant(DEMO_ACCOUNTS, __EMULATORS__ ? DEMO : []);
    bind.constant(DEMO_RESET, null);
  };
