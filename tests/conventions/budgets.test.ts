import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const PAGES = [
  'landing-page', 'movies-page', 'tv-shows-page', 'catalogue-list-page', 'genres-page', 'genre-page', 'search-page', 'details-page',
  'person-page',
];
const MEMBER_PARTS = 'src/ui/app/layouts/member-parts.tsx';
/** Files that only members load. */
const MEMBERS = [
  MEMBER_PARTS, 'src/composition/open-member-lists.ts', 'src/ui/features/home-page.tsx', 'src/ui/features/own-list-page.tsx',
  'src/ui/features/history-page.tsx',
];
/** Files that only admins load. */
const ADMIN_PAGES = ['dashboard-page', 'manage-users-page', 'user-page', 'all-lists-page', 'admin-list-page', 'audit-page', 'inbox-page'];
const MEMORY_BACKEND = 'src/adapters/memory/open-memory-backend.ts';
const ENTRY = 'index.html';
const BACKEND = 'src/composition/backend-memory.ts';
const CATALOGUE = 'src/composition/catalogue-embedded.ts';
/** Files that every visit loads after the first view. */
const AFTER_FIRST_VIEW = ['src/composition/open-embedded-catalogue.ts', 'src/application/session/start-session-service.ts'];

type Sizes = {
  readonly entry: number;
  readonly backend: number;
  readonly members: number;
  readonly memory: number;
  readonly admin: number;
  readonly styles: number;
  readonly firstView: number;
  readonly index: number;
  readonly document: number;
  readonly worker: number;
  readonly importWorker: number;
};
const SMALL: Sizes = {
  entry: 10, backend: 10, members: 10, memory: 10, admin: 10, styles: 10, firstView: 10, index: 10, document: 10, worker: 10,
  importWorker: 10,
};
/** Each a little over its budget: the entry also over that of every page's scripts, the backend over that of one chunk. */
const LARGE: Sizes = {
  entry: 122_000, backend: 61_000, members: 42_200, memory: 20_100, admin: 60_100, styles: 15_100, firstView: 12_100, index: 250_100,
  document: 40_100, worker: 12_100, importWorker: 56_100,
};

/** Writes a build with every file that has a budget, of bytes that cannot be compressed. @param script the entry's code instead. */
const writeBuild = (sizes: Sizes, script = ''): string => {
  const dist = mkdtempSync(join(tmpdir(), 'marquee-budgets-'));
  folders.push(dist);
  const write = (file: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  };
  const keys = [
    ENTRY, BACKEND, CATALOGUE,
    ...AFTER_FIRST_VIEW,
    ...PAGES.map((page) => `src/ui/features/${page}.tsx`),
    ...MEMBERS,
    MEMORY_BACKEND,
    ...ADMIN_PAGES.map((page) => `src/ui/features/admin/${page}.tsx`),
  ];
  const chunks = keys.map(
    (key, index) =>
      [
        key,
        { file: `assets/${index}.js`, css: [`assets/${index}.css`], ...(key === ENTRY ? { isEntry: true } : { isDynamicEntry: true }) },
      ] as const,
  );
  write('.vite/manifest.json', JSON.stringify(Object.fromEntries(chunks)));
  for (const [key, { file, css }] of chunks) {
    write(
      file,
      randomBytes(
        key === ENTRY
          ? sizes.entry
          : key === BACKEND
            ? sizes.backend
            : key === MEMBER_PARTS
              ? sizes.members
              : key === MEMORY_BACKEND
                ? sizes.memory
                : key.includes('/admin/')
                  ? sizes.admin
                  : 10,
      ),
    );
    css.forEach((styles) => write(styles, randomBytes(key === ENTRY ? sizes.styles : 10)));
  }
  write('worker.js', randomBytes(sizes.worker));
  write('assets/import-worker-1.js', randomBytes(sizes.importWorker));
  write('catalogue/1/first-view.json', randomBytes(sizes.firstView));
  for (const file of ['index', 'subjects', 'taste', 'credits']) write(`catalogue/1/${file}.json`, randomBytes(sizes.index));
  for (const file of ['index.html', 'movies.html', 'tv-shows.html', 'genre.html']) write(file, randomBytes(sizes.document));
  if (script !== '') write('assets/0.js', script);
  return dist;
};

const check = (dist: string) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/budgets.mjs', dist], {
    cwd: root, encoding: 'utf8',
    env: { ...process.env, VITE_BACKEND: 'memory', VITE_CATALOGUE: 'embedded' },
  });
  return { status, lines: stdout.trim().split('\n') };
};

describe('check of the size budgets', () => {
  it('accepts a small build', () => {
    expect(check(writeBuild(SMALL))).toEqual({ status: 0, lines: [expect.stringMatching(/^\d+ budgets met, 0 exceeded\.$/)] });
  });

  it('fails for a build that exceeds every budget and names each', () => {
    const { status, lines } = check(writeBuild(LARGE));
    expect(status).toBe(1);
    // Start, app, scripts and styles of each page, members' code and four first views, the memory backend, the pages of the admin area and
    // their chunks, the backend's chunk, five files of the catalogue, four documents, two workers.
    const count = 2 + 2 * PAGES.length + 5 + 1 + 2 * ADMIN_PAGES.length + 1 + 5 + 4 + 2;
    expect(lines.filter((line) => line.startsWith('OVER '))).toHaveLength(count);
    // The other chunks loaded on demand are small.
    expect(lines.at(-1)).toBe(`${PAGES.length + MEMBERS.length + 4} budgets met, ${count} exceeded.`);
  });

  it('fails for a build whose visitors download Firebase', () => {
    expect(check(writeBuild(SMALL, 'fetch("https://identitytoolkit.googleapis.com")'))).toMatchObject({
      status: 1,
      lines: ['Visitors download Firebase code: assets/0.js', expect.anything()],
    });
  });
});
