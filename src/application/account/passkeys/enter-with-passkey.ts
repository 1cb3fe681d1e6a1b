import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { AccountApi } from '#domain/users/account-api';
import type { PasskeyService } from '#domain/users/passkeys/passkey-service';

/** Signs in with a passkey, and repairs an incomplete account on the server in the background, as every sign-in does. */
export const signInWithPasskey = (passkeys: PasskeyService, accountApi: Pick<AccountApi, 'initializeUser'>): Answer<void> =>
  pipe(passkeys.signIn, TE.tapIO(() => () => void accountApi.initializeUser(null)()));
