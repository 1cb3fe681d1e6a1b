import type { Observable } from 'rxjs';
import type { Identity } from '#domain/users/identity';
import { eventAsParams } from '#application/event-as-params';
import type { SessionDeps } from './session-deps';
import { userSessionSetup } from './user-session-machine-setup';

/**
 * Models the session of one user. The region `session` emits the session as soon as the documents are known. The region `repair` makes
 * identity, profile and access record consistent: creates missing documents, fetches a new role, ends the session. Both regions run
 * from the first identity on, because a new account has no profile until `initializing`.
 */
export const userSessionMachine = (deps: SessionDeps, first: Identity, later: Observable<Identity>) =>
  userSessionSetup(deps, first, later).createMachine({
    id: 'userSession',
    context: {
      documents: { identity: first, profile: 'loading', accessRecord: 'loading' },
      profile: null, session: null, attempts: 0, isRefreshed: false,
    },
    invoke: { src: 'documents' },
    type: 'parallel',
    states: {
      session: {
        description: 'The session that follows from the documents.',
        initial: 'loading',
        states: {
          loading: {
            description: 'Profile or access record have not arrived, or the profile is being created.',
            after: { documentTimeout: 'known' },
            on: {
              'documents.changed': [
                {
                  guard: { type: 'isComplete', params: eventAsParams },
                  target: 'known',
                  actions: { type: 'setDocuments', params: eventAsParams },
                },
                { actions: { type: 'setDocuments', params: eventAsParams } },
              ],
            },
          },
          known: {
            description: 'The session is emitted on every change.',
            entry: 'emitSession',
            on: { 'documents.changed': { actions: [{ type: 'setDocuments', params: eventAsParams }, 'emitSession'] } },
          },
        },
      },
      repair: {
        description: 'Differences between identity, profile and access record are being removed.',
        initial: 'active',
        on: { 'documents.changed': { guard: { type: 'isDifferent', params: eventAsParams }, target: '.active' } },
        states: {
          active: {
            description: 'Identity, profile and access record agree, or have differed for less than the debounce time.',
            entry: 'resetAttempts',
            after: {
              debounce: [
                { guard: { type: 'requires', params: { action: 'initialize' } }, target: 'initializing' },
                { guard: { type: 'requires', params: { action: 'refresh' } }, target: 'refreshing' },
                { guard: { type: 'requires', params: { action: 'sign-out-after-grace' } }, target: 'endingAfterGrace' },
                { guard: { type: 'requires', params: { action: 'sign-out' } }, target: 'ending' },
              ],
            },
          },
          initializing: {
            description: 'The server creates the missing documents, claim or address; then the token is refreshed.',
            initial: 'requesting',
            states: {
              requesting: {
                description: 'The request is running.',
                entry: 'countAttempt',
                invoke: {
                  src: 'initialize',
                  input: ({ context }) => context,
                  onDone: 'answered',
                  onError: [
                    {
                      guard: { type: 'isRetryable', params: eventAsParams },
                      target: 'retrying',
                      actions: { type: 'logFailure', params: eventAsParams },
                    },
                    { target: 'answered', actions: { type: 'logFailure', params: eventAsParams } },
                  ],
                },
              },
              retrying: { description: 'The request is repeated after the back-off.', after: { retryDelay: 'requesting' } },
              answered: { description: 'The documents are expected to change.' },
            },
          },
          refreshing: {
            description:
              'The token is refreshed until it contains the role of the access record, or the identity service ends a deleted account.',
            initial: 'requesting',
            states: {
              requesting: {
                description: 'The request is running.',
                entry: 'countAttempt',
                invoke: {
                  src: 'refresh',
                  input: ({ context }) => context,
                  onDone: { target: 'retrying', actions: 'setRefreshed' },
                  onError: [
                    {
                      guard: { type: 'isRetryable', params: eventAsParams },
                      target: 'retrying',
                      actions: { type: 'logFailure', params: eventAsParams },
                    },
                    { target: 'answered', actions: { type: 'logFailure', params: eventAsParams } },
                  ],
                },
              },
              retrying: { description: 'The token is refreshed again after the back-off.', after: { retryDelay: 'requesting' } },
              answered: { description: 'The refresh was refused; the documents are expected to change.' },
            },
          },
          endingAfterGrace: {
            description: 'The session was ended elsewhere; a new authentication within the grace time keeps it.',
            after: { grace: 'ending' },
          },
          ending: {
            description: 'The account is disabled, or the grace time is over: the identity service signs out.',
            initial: 'requesting',
            states: {
              requesting: {
                description: 'The request is running.',
                entry: 'countAttempt',
                invoke: {
                  src: 'signOut',
                  input: ({ context }) => context,
                  onError: [
                    {
                      guard: { type: 'isRetryable', params: eventAsParams },
                      target: 'retrying',
                      actions: { type: 'logFailure', params: eventAsParams },
                    },
                    { target: 'answered', actions: { type: 'logFailure', params: eventAsParams } },
                  ],
                },
              },
              retrying: { description: 'The sign-out is repeated after the back-off.', after: { retryDelay: 'requesting' } },
              answered: { description: 'The sign-out was refused.' },
            },
          },
        },
      },
    },
  });
