import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../../functions/src/adapters/accounts/member-collections.fixture';
import { COLLECTION_NAMES } from '../../../scripts/firebase/backup/documents';

/** Parts of paths that are no collections of the database: folders of Cloud Storage, and addresses of REST. */
const OTHERS = new Set(['avatars', 'banners', 'genre', 'o', 'databases', 'projects', 'oobCodes']);

const NAMED = [
  /\b(?:collection|collectionGroup)\(['`]([A-Za-z]+)['`]/g, /['`]([a-zA-Z]+)\/\$\{/g,
  /\}\/([a-zA-Z]+)(?:\/\$\{|['`])/g, /doc\('([a-zA-Z]+)\//g,
];
const IN_RULES = /match \/(?:\{path=\*\*\}\/)?([a-zA-Z]+)\//g;

const sourcesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture|contract)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);

const namesIn = (text: string, pattern: RegExp): ReadonlyArray<string> => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('collections of the database', () => {
  it('each say what the deletion of an account leaves there', () => {
    const files = ['functions/src', 'src/adapters/firebase', 'src/domain/lists/documents', 'scripts/firebase/backup'].flatMap(sourcesIn);
    const inCode = files.flatMap((path) => NAMED.flatMap((pattern) => namesIn(readFileSync(path, 'utf8'), pattern)));
    const all = new Set([...inCode, ...namesIn(readFileSync('firestore.rules', 'utf8'), IN_RULES), ...COLLECTION_NAMES]);
    expect([...all].filter((name) => !OTHERS.has(name)).sort()).toEqual(Object.keys(COLLECTIONS));
  });
});
