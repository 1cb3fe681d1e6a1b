import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { named } from '../../scripts/firebase/ports.mjs';
import { FIREBASE } from './downloads';

type Chunk = { readonly file: string; readonly isEntry?: boolean; readonly imports?: ReadonlyArray<string>; readonly dynamicImports?: ReadonlyArray<string> };

const dist = join(import.meta.dirname, '../..', named('dist-emulators'));
const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
/** What comes with the first attempt to sign in, and to whoever is signed in. */
const isLate = (name: string): boolean => /adapters\/firebase\/sdk/.test(name);

/** Every chunk that can be reached without signing in: the entry, the pages of all routes, and what those bring along. */
const open = (names: ReadonlyArray<string>, found = new Set<string>()): ReadonlySet<string> => {
  for (const name of names.filter((one) => !found.has(one) && !isLate(one))) {
    found.add(name);
    open([...(chunks[name]?.imports ?? []), ...(chunks[name]?.dynamicImports ?? [])], found);
  }
  return found;
};

/** A build for a real project has the same chunks: what it is told about its project is all that differs. */
test('no chunk that a visitor can come by has code of Firebase, on any page', () => {
  const scripts = Object.keys(chunks).filter((name) => chunks[name]?.file.endsWith('.js'));
  const isFirebase = (name: string): boolean => FIREBASE.test(readFileSync(join(dist, chunks[name]?.file ?? ''), 'utf8'));
  const reached = open(scripts.filter((name) => chunks[name]?.isEntry));
  expect(reached.size).toBeGreaterThan(60);
  expect([...reached].filter((name) => scripts.includes(name) && isFirebase(name))).toEqual([]);
  // The words would be found: each part of the SDK has them.
  expect(scripts.filter((name) => isLate(name) && isFirebase(name))).toHaveLength(3);
});
