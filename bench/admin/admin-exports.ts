import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { exportUsersData, type ExportResult } from '#application/server/admin/export-data';
import type { Failure } from '#domain/shared/failure';
import { firestoreExportSource } from '../../functions/src/adapters/admin/firestore-export-source.ts';

/** Parts that are measured at most. */
const MAX_PARTS = 20;

/** The slowest part of an export in ms, the largest one in kB, the number of parts, and MB of the server's heap after the second part and after the last one. */
export type ExportFigures = { readonly slowestPart: number; readonly largestPart: number; readonly parts: number; readonly heap: readonly [second: number, last: number] };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const usedHeap = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

/** Exports the first users of the emulator as CSV, with the use case and the adapter of the server function. */
export const measureExport = async (projectId: string): Promise<ExportFigures> => {
  const app = initializeApp({ projectId }, 'exports');
  const exports = firestoreExportSource(getFirestore(app));
  let [slowestPart, largestPart, parts]: [number, number, number] = [0, 0, 0];
  const heaps: number[] = [];
  for (let cursor: string | null = null; parts < MAX_PARTS; ) {
    const startedAt = performance.now();
    const answer: E.Either<Failure, ExportResult> = await exportUsersData({ exports }, { format: 'csv', cursor })();
    if (E.isLeft(answer)) throw new Error(answer.left._tag);
    slowestPart = Math.max(slowestPart, performance.now() - startedAt);
    largestPart = Math.max(largestPart, Buffer.byteLength(answer.right.file.text) / 1000);
    parts += 1;
    heaps.push(usedHeap());
    cursor = answer.right.file.cursor;
    if (cursor === null) break;
  }
  await deleteApp(app);
  return { slowestPart, largestPart, parts, heap: [heaps[1] ?? heaps[0] ?? 0, heaps.at(-1) ?? 0] };
};
