import { getAuth } from 'firebase-admin/auth';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { BackupAccount, hasNoAccounts, readAccounts, writeAccounts, type HashParameters } from './accounts';
import { createBackupFolder, readLines, readManifest, writeLines, writeManifest, type Manifest } from './backup-folder';
import { BackupDocument, isEmptyDatabase, readDocuments, writeDocuments } from './documents';
import { BackupFile, readFiles, writeFiles } from './files';

export type Site = { readonly app: App; readonly project: string; readonly bucket: string };

/**
 * Writes accounts, documents and files of a site to a folder. The site may be in use: changes during the backup may be in it or not, and
 * accounts come first, so that a document without an account is of somebody who came later. @param now ms since 1970.
 */
export const backUpSite = async ({ app, project, bucket }: Site, folder: string, now: number): Promise<Manifest> => {
  createBackupFolder(folder);
  const accounts = await writeLines(folder, 'accounts', readAccounts(getAuth(app)));
  const documents = await writeLines(folder, 'documents', readDocuments(getFirestore(app)));
  const files = await writeLines(folder, 'files', readFiles(getStorage(app).bucket(bucket), folder));
  const manifest: Manifest = {
    format: 'marquee-backup', version: 1, project, bucket,
    takenAt: new Date(now).toISOString(),
    accounts, documents, files,
  };
  writeManifest(folder, manifest);
  return manifest;
};

export type RestoreOptions = {
  /** Parameters of the password hash of the project that was backed up; null leaves passwords out. */
  readonly hash: HashParameters | null;
  /** Restores into a project with data, for a restore that was interrupted. */
  readonly isRepeated: boolean;
};

/** Returns a function that names the new bucket in addresses of stored files. */
const withBucket = (before: string, after: string) => (text: string): string => text.replaceAll(`/b/${before}/o/`, `/b/${after}/o/`);

/** Restores a backup into an empty project. Throws a sentence, and writes nothing, if the project is not empty or the backup not whole. */
export const restoreSite = async ({ app, bucket }: Site, folder: string, { hash, isRepeated }: RestoreOptions): Promise<Manifest> => {
  const manifest = readManifest(folder);
  const [auth, store] = [getAuth(app), getFirestore(app)];
  const isEmpty = isRepeated || ((await isEmptyDatabase(store)) && (await hasNoAccounts(auth)));
  if (!isEmpty)
    throw new Error(
      'The project has users already: a backup is restored into an empty one. If an earlier restore was interrupted, repeat it with --again.',
    );
  const files = await writeFiles(getStorage(app).bucket(bucket), folder, readLines(folder, 'files', BackupFile));
  const accounts = await writeAccounts(auth, readLines(folder, 'accounts', BackupAccount), hash);
  const documents = await writeDocuments(store, readLines(folder, 'documents', BackupDocument), withBucket(manifest.bucket, bucket));
  for (const [part, written, expected] of [
    ['files', files, manifest.files],
    ['accounts', accounts, manifest.accounts],
    ['documents', documents, manifest.documents],
  ] as const)
    if (written !== expected) throw new Error(`The backup should have ${expected} ${part} and has ${written}.`);
  return manifest;
};
