// Lists the files of each page of the built app, from Vite's manifest. A missing entry throws: a renamed page would otherwise be
// prerendered without its styles, or escape the size budgets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const manifestOf = (dist) => {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const chunk = (key) => {
    if (chunks[key] === undefined) throw new Error(`The build has no ${key}`);
    return chunks[key];
  };
  /** Returns the keys of sources whose path ends with `end`; empty if the source shares its chunk with others. */
  const keysOf = (end) => Object.keys(chunks).filter((key) => key.endsWith(end));
  const keyOf = (end) => {
    const [key] = keysOf(end);
    if (key === undefined) throw new Error(`The build has no ${end}`);
    return key;
  };
  const entry = Object.keys(chunks).find((key) => chunks[key].isEntry);
  if (entry === undefined) throw new Error('The build has no entry');

  /** Returns a chunk's key after those of all its imports: with styles in another order the layout's would override a page's. */
  const withImports = (key, seen = new Set(), ordered = []) => {
    if (seen.has(key)) return ordered;
    seen.add(key);
    for (const next of chunk(key).imports ?? []) withImports(next, seen, ordered);
    ordered.push(key);
    return ordered;
  };
  const chunksOf = (keys) => [...new Set(keys.flatMap((key) => withImports(key)))].map(chunk);
  return {
    chunks,
    entry,
    keysOf,
    pageKey: (name) => keyOf(`/${name}.tsx`),
    /** Returns the keys that every visit to a build of this configuration loads besides the entry. */
    configKeys: ({ backend, catalogue }) => [
      keyOf(backend === 'firebase' ? 'composition/backend-firebase.ts' : 'composition/backend-memory.ts'),
      keyOf(catalogue === 'tmdb' ? 'composition/catalogue-tmdb.ts' : 'composition/catalogue-embedded.ts'),
    ],
    /** Returns the keys of the catalogue's code where a page needs it before it hydrates; TMDB's is among `configKeys`. */
    catalogueKeys: ({ catalogue }) => (catalogue === 'tmdb' ? [] : [keyOf('composition/open-embedded-catalogue.ts')]),
    /**
     * Returns the keys of the code that a member's data needs: the machine of a user's session, and the opened memory backend or Firebase's
     * Auth and Firestore.
     */
    memberBackendKeys: ({ backend }) => [
      keyOf('session/watch-user-session.ts'),
      ...(backend === 'firebase'
        ? [keyOf('adapters/firebase/connect-auth.ts'), keyOf('firestore/connect-firestore.ts')]
        : [keyOf('adapters/memory/open-memory-backend.ts')]),
    ],
    /** The session machine: members need it for their first view, visitors load it afterwards. */
    sessionKeys: [keyOf('session/start-session-service.ts')],
    stylesOf: (keys) => [...new Set(chunksOf(keys).flatMap(({ css }) => css ?? []))],
    scriptsOf: (keys) => [...new Set(chunksOf(keys).map(({ file }) => file))].filter((file) => file.endsWith('.js')),
  };
};
