import { join } from 'node:path';
import type { Storage } from 'firebase-admin/storage';
import * as t from 'io-ts';
import { FILES_FOLDER } from './backup-folder';

type Bucket = ReturnType<Storage['bucket']>;

/** A stored file: its name, the file of the backup that holds its bytes, and its metadata, with the token of its download address. */
export const BackupFile = t.strict({
  name: t.string,
  file: t.string,
  contentType: t.union([t.string, t.null]),
  cacheControl: t.union([t.string, t.null]),
  metadata: t.record(t.string, t.string),
});
export type BackupFile = t.TypeOf<typeof BackupFile>;

const textsOf = (metadata: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])));

/** Downloads all files of a bucket, one after another. */
export async function* readFiles(bucket: Bucket, folder: string): AsyncGenerator<BackupFile> {
  let number = 0;
  for await (const entry of bucket.getFilesStream()) {
    const stored = entry as ReturnType<Bucket['file']>;
    const file = `${FILES_FOLDER}/${(number += 1)}`;
    await stored.download({ destination: join(folder, file), decompress: false });
    const [{ contentType, cacheControl, metadata }] = await stored.getMetadata();
    yield {
      name: stored.name, file, contentType: contentType ?? null, cacheControl: cacheControl ?? null,
      metadata: textsOf(metadata ?? {}),
    };
  }
}

/** Uploads files with their metadata, so that download addresses stay valid. */
export const writeFiles = async (bucket: Bucket, folder: string, files: AsyncIterable<BackupFile>): Promise<number> => {
  let count = 0;
  for await (const { name, file, contentType, cacheControl, metadata } of files) {
    await bucket.upload(join(folder, file), {
      destination: name,
      resumable: false,
      metadata: { ...(contentType === null ? {} : { contentType }), ...(cacheControl === null ? {} : { cacheControl }), metadata },
    });
    count += 1;
  }
  return count;
};
