import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

/** `manifest.json`, written last: a folder without it is not a whole backup. */
const Manifest = t.strict({
  format: t.literal('marquee-backup'),
  version: t.literal(1),
  project: t.string,
  bucket: t.string,
  takenAt: t.string,
  accounts: t.number,
  documents: t.number,
  files: t.number,
});
export type Manifest = t.TypeOf<typeof Manifest>;

const MANIFEST = 'manifest.json';
/** Folder of the stored files, named by number: names in Cloud Storage may be no file names. */
export const FILES_FOLDER = 'files';
/** Parts of a backup with one JSON value a line. */
export type BackupPart = 'accounts' | 'documents' | 'files';

/** Creates an empty folder for a backup. Throws if there is something in it. */
export const createBackupFolder = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: a backup needs a folder of its own.`);
  mkdirSync(join(folder, FILES_FOLDER), { recursive: true });
};

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

/** Reads the manifest. Throws a sentence if the folder holds no whole backup that this version can read. */
export const readManifest = (folder: string): Manifest => {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new Error(`${folder} holds no whole backup: ${MANIFEST} is missing.`);
  const read = Manifest.decode(JSON.parse(readFileSync(path, 'utf8')));
  if (E.isLeft(read)) throw new Error(`${path} is not of a backup that this version of Marquee can read.`);
  return read.right;
};

/** Writes values to a part of a backup, one a line, at the pace of the disk. @returns the number of values. */
export const writeLines = async (folder: string, part: BackupPart, values: AsyncIterable<unknown>): Promise<number> => {
  const stream = createWriteStream(join(folder, `${part}.ndjson`), { flags: 'wx' });
  let count = 0;
  for await (const value of values) {
    count += 1;
    if (!stream.write(`${JSON.stringify(value)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return count;
};

/** Reads the values of a part one after another. Throws for a line that does not decode, naming it. */
export async function* readLines<A>(folder: string, part: BackupPart, codec: t.Type<A, unknown>): AsyncGenerator<A> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(join(folder, `${part}.ndjson`)), crlfDelay: Infinity })) {
    line += 1;
    const read = codec.decode(JSON.parse(text));
    if (E.isLeft(read)) throw new Error(`${part}.ndjson, line ${line}, cannot be read.`);
    yield read.right;
  }
}
