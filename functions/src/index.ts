import { randomUUID } from 'node:crypto';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { logger } from 'firebase-functions';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentWritten, type Change, type DocumentSnapshot, type FirestoreEvent } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/v2/storage';
import { getSharedListSummary } from '#application/server/lists/get-shared-list';
import { toFailure } from '#domain/shared/failure';
import { copyTitleState, deleteEmptyTitleState, hasViewingOrRating, isInNoList } from './adapters/copy-title-state';
import { encodeAvatar } from './adapters/images/sharp-webp-encoder';
import { cloudStorageFile } from './adapters/cloud-storage-file';
import { openSitePush } from './adapters/reminders/open-site-push';
import { readConfiguration } from './configuration';
import { limitPageRenders } from './preview/limit-page-renders';
import { createPagePreviews } from './preview/page-previews';
import { endpoints } from './http/endpoints';
import { callerAddressesOf, toHttpRequest, toReceivedTmdbCall, sendHttpResponse } from './http/express-adapter';
import { enforceRateLimit, limitTmdbCalls } from './http/limits/rate-limit';
import { firebaseDeps } from './firebase-deps';
import { keepRawBodies } from './http/raw-json-body';
import { createRequestHandler } from './http/request-handler';
import { countFile } from './triggers/count-file';
import { recountHistory } from './triggers/recount-history';
import { recountList, isCopyOnly } from './triggers/recount-list';
import { countListsOfTitle } from './triggers/count-lists-of-title';
import { updateDisabledUserCount, updateListAndItemCounts, updateUnreadFeedbackCount, type WriteEvent } from './triggers/count-totals';
import { onProfileWritten, refreshDirectoryEntry } from './triggers/user-written';
import { openTmdb } from './tmdb/tmdb-access';
import { tmdbGenrePhotographs } from './tmdb/tmdb-genre-photographs';
import { createTmdbEndpoint } from './tmdb/tmdb-endpoint';
import type { TriggerEvent } from './triggers/idempotent-counter';
import { resumeDeletion } from './triggers/resume-deletion';
import { purgeDue, sendDigestsDue } from './triggers/scheduled-runs';
import { verifyAndEncodeImage, verifyOrRemoveImage, type VerifyAndEncodeImageDeps } from './triggers/verify-and-encode-image';

setGlobalOptions({ region: 'europe-west1', maxInstances: 10 });

keepRawBodies();
const { origins, bucket, tmdbOrigin, tmdbImageOrigin } = readConfiguration(process.env);
const folder = new URL('./', import.meta.url);
const tmdb = openTmdb(folder, tmdbOrigin, { now: () => Date.now() });
const { push, secrets: pushSecrets } = openSitePush(folder, origins[0] ?? '');
const deps = firebaseDeps(bucket, tmdb.catalogue === null ? null
  : tmdbGenrePhotographs({ catalogue: tmdb.catalogue, imageOrigin: tmdbImageOrigin }), tmdb.catalogue, push, folder);
const answerTmdbCall = createTmdbEndpoint(tmdb.gateway, (path) => limitTmdbCalls(deps, path));
const handleRequest = createRequestHandler({
  endpoints,
  deps,
  origins,
  log: (entry) => logger.write({ severity: entry.status >= 500 ? 'ERROR' : 'INFO', message: entry.call, ...entry }),
});
const renderPreview = limitPageRenders(createPagePreviews(folder,
  { tmdb: tmdb.catalogue, sharedList: (shareId) => getSharedListSummary(deps, shareId) }), (path) =>
  enforceRateLimit(deps, { method: 'GET' }, null, path));

/** All endpoints under `/api`. */
export const api = onRequest({ timeoutSeconds: 60, cors: false, secrets: tmdb.secrets }, async (request, response) => {
  const fromTmdb = await answerTmdbCall(toReceivedTmdbCall(request));
  if (fromTmdb === null) return sendHttpResponse(response, await handleRequest(toHttpRequest(request)));
  response.status(fromTmdb.status).set(fromTmdb.headers).send(Buffer.from(fromTmdb.body));
});

/** Pages of titles, people and shared lists with a head of their own for clients without scripts. */
export const details = onRequest({ cors: false, secrets: tmdb.secrets }, async (request, response) => {
  const { status, headers, body } = await renderPreview(callerAddressesOf(request), request.method, request.path, request.query);
  response.status(status).set(headers).send(body);
});

/** Converts the size to a number: typed as a number, but sent as a string. */
const sizeInBytes = ({ size }: { readonly size: number | string }): number => Number(size);

const toTriggerEvent = ({ id, time }: { readonly id: string; readonly time: string }): TriggerEvent => ({ id, at: Date.parse(time) });

const toWriteEvent = ({ data, ...event }: FirestoreEvent<Change<DocumentSnapshot> | undefined>): WriteEvent =>
  ({ event: toTriggerEvent(event), before: data?.before.data(), after: data?.after.data() });

export const onUserWritten = onDocumentWritten({ document: 'users/{uid}', retry: true }, (event) =>
  onProfileWritten(deps, event.params.uid, toWriteEvent(event)));

export const onAccessWritten = onDocumentWritten({ document: 'access/{uid}', retry: true }, async (event) => {
  const { uid } = event.params;
  await updateDisabledUserCount(deps.store, toWriteEvent(event));
  await (event.data?.after.get('deleting') === true ? resumeDeletion(deps, uid) : refreshDirectoryEntry(deps, uid));
});

export const onListWritten = onDocumentWritten({ document: 'lists/{listID}', retry: true }, (event) =>
  updateListAndItemCounts(deps.store, toWriteEvent(event)));

export const onFeedbackWritten = onDocumentWritten({ document: 'feedback/{messageId}', retry: true }, (event) =>
  updateUnreadFeedbackCount(deps.store, toWriteEvent(event)));

/** The emulator runs two events at a time: a waiting one would delay those of all other functions. */
const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, isEmulated ? ms / 20 : ms));

export const onItemWritten = onDocumentWritten({ document: 'lists/{listID}/items/{itemKey}', retry: true }, async (event) => {
  const { id, time, params: { listID, itemKey } } = event;
  const write = toWriteEvent(event);
  await countListsOfTitle(deps.store, itemKey, write);
  const changedAt = isCopyOnly(write.before, write.after) ? 0 : Date.parse(time);
  await recountList({ store: deps.store, now: deps.clock.now, pause }, { key: listID, event: id, attempt: randomUUID(), changedAt });
});

export const onViewingWritten = onDocumentWritten({ document: 'users/{uid}/history/{entryId}', retry: true },
  ({ id, data, params: { uid } }) =>
  recountHistory({ store: deps.store, now: deps.clock.now, pause },
    { uid, event: id, attempt: randomUUID(), before: data?.before, after: data?.after }),
);

export const onTitleStateWritten = onDocumentWritten({ document: 'users/{uid}/titles/{itemKey}', retry: true },
  async ({ data, params: { uid, itemKey } }) => {
  const [before, after] = [data?.before.data(), data?.after.data()];
  if (hasViewingOrRating(before) || hasViewingOrRating(after)) await copyTitleState(deps.store, uid, itemKey);
  if (isInNoList(after) && !hasViewingOrRating(after)) await deleteEmptyTitleState(deps.store, uid, itemKey);
});

/** Scheduled functions end before their time limit. */
const SCHEDULED = { timeoutSeconds: 540 } as const;

export const onPurgeDue = onSchedule({ schedule: 'every day 03:00', ...SCHEDULED }, () => purgeDue(deps));

/** One run at a time: TMDB's limits bound it, not the number of instances. A site that sends no reminders does without the function. */
export const onDigestsDue = push === null ? undefined
  : onSchedule({ schedule: 'every 15 minutes', ...SCHEDULED, maxInstances: 1, secrets: [...tmdb.secrets, ...pushSecrets] }, () =>
      sendDigestsDue(deps));

const imageDeps: VerifyAndEncodeImageDeps = {
  encodeAvatar,
  hasAccount: async (uid) => {
    const access = await deps.users.getAccess(uid)();
    if (E.isLeft(access)) throw new Error(`The access record could not be read: ${access.left._tag}.`);
    return O.isSome(access.right) && !access.right.value.deleting;
  },
};

export const onFileFinalized = onObjectFinalized({ bucket, retry: true }, async (event) => {
  await countFile(deps.store, 'kept', sizeInBytes(event.data), toTriggerEvent(event));
  const file = cloudStorageFile(event.data);
  await verifyOrRemoveImage(() => verifyAndEncodeImage(imageDeps, file), {
    age: deps.clock.now() - Date.parse(event.time),
    remove: file.remove,
    onGivenUp: (error) => logger.error('An uploaded image could not be checked and is removed.', { failure: toFailure(error)._tag }),
  });
});

export const onFileDeleted = onObjectDeleted({ bucket, retry: true }, (event) =>
  countFile(deps.store, 'removed', sizeInBytes(event.data), toTriggerEvent(event)));
