import { noteSignIn } from '#application/server/note-sign-in';
import { endSessionsButPasskeys } from '#application/server/passkeys/passkey-owner';
import { protectedEndpoint, type Endpoint } from '../endpoint';
import { NoPayload } from '../payloads';

/** Sessions of the caller. */
export const sessionEndpoints: ReadonlyArray<Endpoint> = [
  protectedEndpoint({ name: 'endOtherSessions', method: 'POST', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    endSessionsButPasskeys(deps, caller),
  ),
  protectedEndpoint(
    { name: 'noteSignIn', method: 'POST', who: 'member', payload: NoPayload, body: 'none' },
    (deps, _, caller, userAgent) => noteSignIn(deps, userAgent, caller),
  ),
];
