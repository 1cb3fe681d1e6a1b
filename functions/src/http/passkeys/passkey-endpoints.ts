import * as t from 'io-ts';
import {
  finishPasskey, getPasskeys, keepPasskeys, removePasskey, renamePasskey, startPasskey,
} from '#application/server/passkeys/passkey-calls';
import { finishPasskeySignIn, startPasskeySignIn } from '#application/server/passkeys/sign-in-with-passkey';
import { orNull } from '#domain/shared/codecs/or-null';
import { MadePasskey, PasskeyId, SignedPasskey } from '#domain/users/passkeys/passkey-answer';
import { protectedEndpoint, publicEndpoint, type Endpoint } from '../endpoint';
import { data, NoPayload } from '../payloads';

const FinishPasskeyPayload = data({ passkey: MadePasskey, name: orNull(t.string, 'string or null') }, 'FinishPasskeyPayload');
const RenamePasskeyPayload = data({ id: PasskeyId, name: t.string }, 'RenamePasskeyPayload');
const PasskeyIdPayload = data({ id: PasskeyId }, 'PasskeyIdPayload');
const FinishPasskeySignInPayload = data({ passkey: SignedPasskey }, 'FinishPasskeySignInPayload');

/** Passkeys of members, and sign-in with one, which no token can precede. */
export const passkeyEndpoints: ReadonlyArray<Endpoint> = [
  protectedEndpoint({ name: 'getPasskeys', method: 'GET', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    getPasskeys(deps, caller),
  ),
  protectedEndpoint({ name: 'startPasskey', method: 'POST', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    startPasskey(deps, caller),
  ),
  protectedEndpoint(
    { name: 'finishPasskey', method: 'POST', who: 'member', payload: FinishPasskeyPayload },
    (deps, { data: { passkey, name } }, caller) => finishPasskey(deps, passkey, name, caller),
  ),
  protectedEndpoint(
    { name: 'renamePasskey', method: 'PATCH', who: 'member', payload: RenamePasskeyPayload },
    (deps, { data: { id, name } }, caller) => renamePasskey(deps, id, name, caller),
  ),
  protectedEndpoint({ name: 'removePasskey', method: 'DELETE', who: 'member', payload: PasskeyIdPayload }, (deps, { data }, caller) =>
    removePasskey(deps, data.id, caller),
  ),
  protectedEndpoint({ name: 'keepPasskeys', method: 'POST', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    keepPasskeys(deps, caller),
  ),
  publicEndpoint({ name: 'startPasskeySignIn', method: 'POST', payload: NoPayload, body: 'none', limit: 'passkey' }, (deps) =>
    startPasskeySignIn(deps),
  ),
  // Changes something only with a challenge that the call before has made.
  publicEndpoint(
    { name: 'finishPasskeySignIn', method: 'POST', payload: FinishPasskeySignInPayload, limit: 'as-reading' },
    (deps, { data: { passkey } }) => finishPasskeySignIn(deps, passkey),
  ),
];
