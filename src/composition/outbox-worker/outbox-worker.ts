import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { browserNetworkStatus } from '#adapters/browser/browser-network-status';
import { consoleLog } from '#adapters/browser/console-log';
import { indexedDbOutboxStore, OUTBOX_DATABASE } from '#adapters/browser/indexed-db-outbox-store';
import { webTabLock } from '#adapters/browser/web-tab-lock';
import { pageSessions } from '#adapters/firebase/auth/stored-sessions';
import { connectStoredMember } from '#adapters/firebase/connect-stored-member';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { FUNCTIONS_BASE } from '#adapters/functions-api/call-function';
import { httpJointListApi } from '#adapters/functions-api/http-joint-list-api';
import { workerScope } from '#adapters/site-worker/worker-scope';
import { sendWithoutPage, type SendWithoutPageDeps } from '#application/lists/outbox/send-without-page';

const openMember = (settings: FirebaseSettings): SendWithoutPageDeps['openMember'] =>
  pipe(
    connectStoredMember(settings, consoleLog),
    TE.map((session) => session && { ...session, joint: httpJointListApi({ base: FUNCTIONS_BASE, token: session.token }) }),
  );

/** Sends the outbox. Rejects if a change is left, so that the browser repeats the event. */
const send = async (settings: FirebaseSettings): Promise<void> => {
  const store = indexedDbOutboxStore({ name: OUTBOX_DATABASE, log: consoleLog });
  const isDone = await sendWithoutPage({
    store,
    lock: webTabLock(),
    network: browserNetworkStatus(() => navigator.onLine),
    log: consoleLog,
    isAppOpen: async () => (await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0,
    storedUid: pageSessions.uid(settings.apiKey),
    openMember: openMember(settings),
  }).finally(() => void store.close());
  if (!isDone) throw new Error('Some changes are not sent.');
};

const { firebase } = __ENVIRONMENT__;
if (firebase !== null) workerScope.addEventListener('sync', (event) => event.waitUntil(send(firebase)));
