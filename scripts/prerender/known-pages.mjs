// The documents of the best-known titles and people. Their addresses differ in the query string only, by which no host selects a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS } from '../firebase/hosting.mjs';
import { writePosters } from './posters.mjs';

/**
 * Writes the posters of known titles, and the documents of known titles and people: those of all titles and people with a head of their
 * own.
 * @param pages what `knownPages` returns.
 * @param documents the documents of all titles and of all people; null if a function fills them in.
 * @returns the addresses.
 */
export const writeKnownPages = async (dist, { titles, people, posters }, { documents, replaceMetadata, site }) => {
  mkdirSync(join(dist, 'posters'), { recursive: true });
  await writePosters([...posters].map(([address, svg]) => [join(dist, address), svg]));
  if (documents !== null) {
    mkdirSync(join(dist, DOCUMENTS), { recursive: true });
    const write = (pages, document) =>
      pages.forEach(({ name, head }) => writeFileSync(join(dist, DOCUMENTS, `${name}.html`), replaceMetadata(document, head, site)));
    write(titles, documents.titles);
    write(people, documents.people);
  }
  return [...titles, ...people].map(({ head }) => head.path);
};
