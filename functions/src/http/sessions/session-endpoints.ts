import { endOtherSessions } from '#application/server/end-other-sessions';
import { noteSignIn } from '#application/server/note-sign-in';
import { protectedEndpoint, type Endpoint } from '../endpoint';
import { NoPayload } from '../payloads';

/** Sessions of the caller. */
export const sessionEndpoints: ReadonlyArray<Endpoint> = [
  protectedEndpoint({ name: 'endOtherSessions', method: 'POST', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    endOtherSessions(deps, caller),
  ),
  protectedEndpoint(
    { name: 'noteSignIn', method: 'POST', who: 'member', payload: NoPayload, body: 'none' },
    (deps, _, caller, userAgent) => noteSignIn(deps, userAgent, caller),
  ),
];
