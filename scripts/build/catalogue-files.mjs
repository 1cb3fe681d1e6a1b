// Lists the files of the embedded catalogue that a build ships, for browsers that keep all of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file that only the server reads; a build does not ship it. */
export const ONLY_ON_SERVER = 'previews.json';
/** Characters of a hash: 60 bits, so that two of some thousand files have different ones. */
const HASH_LENGTH = 10;

/**
 * Reads a catalogue. @returns `version`, a hash of all contents; `files`, size in bytes and hash of each file that is shipped, by name; and
 * `bytes`, the size of these.
 */
export const readCatalogueFiles = (folder) => {
  const all = createHash('sha256');
  const files = {};
  let bytes = 0;
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  for (const path of paths) {
    const content = readFileSync(path);
    all.update(content);
    const name = relative(folder, path).split(sep).join('/');
    if (name === ONLY_ON_SERVER) continue;
    files[name] = [content.length, createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)];
    bytes += content.length;
  }
  return { version: all.digest('hex').slice(0, 8), files, bytes };
};
