import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const root = join(import.meta.dirname, '../../..');
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'removing-worker-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces the workers of a build that has these files, with the documented command. */
const removeFrom = (...files: ReadonlyArray<string>): void => {
  for (const file of files) writeFileSync(join(folder, file), 'of the build');
  const { stderr } = spawnSync(process.execPath, ['scripts/build/site-worker.mjs', '--remove', folder], { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
};

/** Installs and activates the worker of a file. @returns names of the caches that are left, and whether the worker has removed itself. */
const run = async (file: string) => {
  let names = ['marquee-frame-1', 'marquee-pages', 'another'];
  const listeners = new Map<string, (event: object) => void>();
  const unregister = vi.fn();
  const done: unknown[] = [];
  const caches = {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(void (names = names.filter((each) => each !== name))),
  };
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(), registration: { unregister },
  };
  runInNewContext(readFileSync(join(folder, file), 'utf8'), { ...scope, caches, indexedDB: { deleteDatabase: vi.fn() }, setTimeout });
  for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil: (promise: unknown) => done.push(promise) });
  await Promise.all(done);
  await vi.waitFor(() => expect(unregister).toHaveBeenCalled());
  return names;
};

it('the command replaces both workers of a build on Firebase by one that deletes the site’s caches and removes itself', async () => {
  removeFrom('index.html', 'worker.js', 'outbox-worker.js');
  for (const file of ['worker.js', 'outbox-worker.js']) expect(await run(file), file).toEqual(['another']);
});

it('the command adds no second worker to a build that has one', () => {
  removeFrom('index.html', 'worker.js');
  expect(existsSync(join(folder, 'outbox-worker.js'))).toBe(false);
});
