import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { exportUsersData, type ExportResult } from '#application/server/admin/export-data';
import type { Failure } from '#domain/shared/failure';
import { firestoreExportSource } from '../../functions/src/adapters/admin/firestore-export-source.ts';

/** Parts that are measured: each is read and formatted on its own, so the others take as long. */
const PARTS = 5;

/** The slowest part of an export in ms, and the largest one in kB, which is what server and page hold at once. */
export type ExportFigures = { readonly slowestPart: number; readonly largestPart: number };

/** Exports the first users of the emulator as CSV, with the use case and the adapter of the server function. */
export const measureExport = async (projectId: string): Promise<ExportFigures> => {
  const app = initializeApp({ projectId }, 'exports');
  const exports = firestoreExportSource(getFirestore(app));
  let [slowestPart, largestPart]: [number, number] = [0, 0];
  let cursor: string | null = null;
  for (let part = 0; part < PARTS; part += 1) {
    const startedAt = performance.now();
    const answer: E.Either<Failure, ExportResult> = await exportUsersData({ exports }, { format: 'csv', cursor })();
    if (E.isLeft(answer)) throw new Error(answer.left._tag);
    slowestPart = Math.max(slowestPart, performance.now() - startedAt);
    largestPart = Math.max(largestPart, Buffer.byteLength(answer.right.file.text) / 1000);
    cursor = answer.right.file.cursor;
    if (cursor === null) break;
  }
  await deleteApp(app);
  return { slowestPart, largestPart };
};
