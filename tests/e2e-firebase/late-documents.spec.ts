import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { named } from '../../scripts/firebase/ports.mjs';
import { FIREBASE } from './downloads';

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: ReadonlyArray<string>;
  readonly dynamicImports?: ReadonlyArray<string>;
};

const dist = join(import.meta.dirname, '../..', named('dist-emulators'));
const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
/** Returns whether a chunk loads only at the first sign-in attempt or for signed-in users. */
const isSdk = (name: string): boolean =>
  /adapters\/firebase\/(?:connect-auth|firestore\/connect-firestore|storage\/connect-storage|firestore\/admin\/admin-reads)/.test(name);

/** Returns every chunk that is reachable without signing in: the entry, the pages of all routes and their imports. */
const reachable = (names: ReadonlyArray<string>, found = new Set<string>()): ReadonlySet<string> => {
  for (const name of names.filter((one) => !found.has(one) && !isSdk(one))) {
    found.add(name);
    reachable([...(chunks[name]?.imports ?? []), ...(chunks[name]?.dynamicImports ?? [])], found);
  }
  return found;
};

/** A build for a real project has the same chunks; only the project settings differ. */
test('no chunk that is reachable without signing in contains Firebase code', () => {
  const scripts = Object.keys(chunks).filter((name) => chunks[name]?.file.endsWith('.js'));
  const hasFirebaseCode = (name: string): boolean => FIREBASE.test(readFileSync(join(dist, chunks[name]?.file ?? ''), 'utf8'));
  const reached = reachable(scripts.filter((name) => chunks[name]?.isEntry));
  expect(reached.size).toBeGreaterThan(60);
  expect([...reached].filter((name) => scripts.includes(name) && hasFirebaseCode(name))).toEqual([]);
  // Control: the pattern matches every part of the SDK.
  expect(scripts.filter((name) => isSdk(name) && hasFirebaseCode(name))).toHaveLength(3);
});
