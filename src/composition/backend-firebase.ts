import * as TE from 'fp-ts/TaskEither';
import { restBanners } from '#adapters/firebase/rest/rest-banners';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { createFirebase } from '#adapters/firebase/index';
import { noMailbox } from '#adapters/firebase/auth/no-mailbox';
import { httpFeedback } from '#adapters/functions-api/http-feedback';
import { httpAccountApi } from '#adapters/functions-api/http-account-api';
import { SEEDED_ACCOUNTS as DEMO } from '#adapters/memory/demo-accounts';
import { BANNERS, DEMO_ACCOUNTS, FEEDBACK } from '#application/service-keys';
import type { BindModule } from './container';
import { backendModule } from './backend-module';

/** Where hosting hands calls on to the server functions. */
const FUNCTIONS = '/api';

/** Members, banner and feedback on a Firebase project or its emulators. */
export const firebaseModule =
  (settings: FirebaseSettings): BindModule =>
  (bind) => {
    const { auth, users, access, avatars, token } = createFirebase({
      settings,
      endSessions: (bearer) => httpAccountApi({ base: FUNCTIONS, token: TE.right(bearer) }).endOtherSessions,
    });
    const membership = httpAccountApi({ base: FUNCTIONS, token });
    backendModule({ auth, users, access, avatars, accountApi: membership, mailbox: noMailbox })(bind);
    bind.constant(FEEDBACK, httpFeedback({ base: FUNCTIONS }));
    bind.constant(BANNERS, restBanners(settings));
    bind.constant(DEMO_ACCOUNTS, settings.emulators === null ? [] : DEMO);
  };
