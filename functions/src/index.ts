import { logger } from 'firebase-functions';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { storedFile } from './adapters/stored-file';
import { readConfiguration } from './configuration';
import { detailsPage } from './details/details-page';
import { endpoints } from './endpoints';
import { incomingOf, send } from './express';
import { firebaseWorld } from './firebase-world';
import { serve } from './serve';
import { countNewcomer } from './triggers/count-newcomer';
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

export const newcomers = onDocumentCreated({ document: 'users/{uid}', retry: true }, ({ id, time }) =>
  countNewcomer(world.store, id, Date.parse(time)),
);

export const leaving = onDocumentWritten({ document: 'access/{uid}', retry: true }, async ({ data, params }) => {
  if (data?.after.get('leaving') === true) await finishLeaving(world, params.uid);
});

export const pictures = onObjectFinalized({ bucket, retry: true }, async ({ data }) => {
  await lookAtPicture(storedFile(data));
});
