import { logger } from 'firebase-functions';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentDeleted, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/v2/storage';
import { storedFile } from './adapters/stored-file';
import { readConfiguration } from './configuration';
import { detailsPage } from './details/details-page';
import { endpoints } from './endpoints';
import { incomingOf, send } from './express';
import { firebaseWorld } from './firebase-world';
import { serve } from './serve';
import { countFile } from './triggers/count-files';
import { countMember } from './triggers/count-members';
import type { Happened } from './triggers/count-once';
import { finishLeaving } from './triggers/finish-leaving';
import { lookAtPicture } from './triggers/look-at-picture';

setGlobalOptions({ region: 'europe-west1', maxInstances: 10 });

const { origins, bucket } = readConfiguration(process.env);
const world = firebaseWorld(bucket);
const answer = serve({
  endpoints,
  world,
  origins,
  log: (entry) => logger.write({ severity: entry.status >= 500 ? 'ERROR' : 'INFO', message: entry.call, ...entry }),
});
const page = detailsPage(new URL('./', import.meta.url));

/** Every call under `/api`. */
export const api = onRequest({ timeoutSeconds: 60, cors: false }, async (request, response) => send(response, await answer(incomingOf(request))));

/** A title's page, filled in for those who run no scripts. */
export const details = onRequest({ cors: false }, async (request, response) => {
  const { status, headers, body } = await page(request.method, request.query);
  response.status(status).set(headers).send(body);
});

/** The type says that it is a number; the platform sends it as a text. */
const bytesOf = ({ size }: { readonly size: number | string }): number => Number(size);

const happened = ({ id, time }: { readonly id: string; readonly time: string }): Happened => ({ id, at: Date.parse(time) });

export const newcomers = onDocumentCreated({ document: 'users/{uid}', retry: true }, (event) => countMember(world.store, 'created', happened(event)));

export const leavers = onDocumentDeleted({ document: 'users/{uid}', retry: true }, (event) => countMember(world.store, 'deleted', happened(event)));

export const leaving = onDocumentWritten({ document: 'access/{uid}', retry: true }, async ({ data, params }) => {
  if (data?.after.get('leaving') === true) await finishLeaving(world, params.uid);
});

export const pictures = onObjectFinalized({ bucket, retry: true }, async (event) => {
  await countFile(world.store, 'kept', bytesOf(event.data), happened(event));
  await lookAtPicture(storedFile(event.data));
});

export const removals = onObjectDeleted({ bucket, retry: true }, (event) => countFile(world.store, 'removed', bytesOf(event.data), happened(event)));
