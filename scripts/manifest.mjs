// Which files a page of the built app needs, read from Vite's manifest. What is asked for and not there stops the script: a page that
// was renamed would otherwise be drawn without its styles, or not be weighed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const manifestOf = (dist) => {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const chunk = (key) => {
    if (chunks[key] === undefined) throw new Error(`The build has no ${key}`);
    return chunks[key];
  };
  /** The keys of sources whose path ends so: none where a source shares its chunk with others. */
  const keysOf = (end) => Object.keys(chunks).filter((key) => key.endsWith(end));
  const keyOf = (end) => {
    const [key] = keysOf(end);
    if (key === undefined) throw new Error(`The build has no ${end}`);
    return key;
  };
  const entry = Object.keys(chunks).find((key) => chunks[key].isEntry);
  if (entry === undefined) throw new Error('The build has no entry');

  /** A chunk's key after those of all that it imports: styles have to stand in this order, or the house's would overrule a page's. */
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
    /** What every visit to a build of this profile loads besides the entry. */
    profileKeys: ({ backend, catalogue }) => [
      keyOf(backend === 'firebase' ? 'composition/backend-firebase.ts' : 'composition/backend-memory.ts'),
      keyOf(catalogue === 'tmdb' ? 'composition/catalogue-tmdb.ts' : 'composition/catalogue-embedded.ts'),
    ],
    stylesOf: (keys) => [...new Set(chunksOf(keys).flatMap(({ css }) => css ?? []))],
    scriptsOf: (keys) => [...new Set(chunksOf(keys).map(({ file }) => file))].filter((file) => file.endsWith('.js')),
  };
};
