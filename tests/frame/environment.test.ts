import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const vite = (args: ReadonlyArray<string>, environment: Readonly<Record<string, string>>): { readonly status: number | null; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, said: stdout + stderr };
};

describe('a profile that does not exist', () => {
  it('stops the build, naming the variable and what it may be', () => {
    const { status, said } = vite(['build', '--outDir', '.cache/never-built'], { VITE_BACKEND: 'firebsae' });
    expect(status).not.toBe(0);
    expect(said).toContain('VITE_BACKEND is "firebsae": it has to be "memory" or "firebase".');
  }, 60_000);

  it('stops the start in the same way', () => {
    const { status, said } = vite(['--port', '0'], { VITE_CATALOGUE: 'imdb' });
    expect(status).not.toBe(0);
    expect(said).toContain('VITE_CATALOGUE is "imdb": it has to be "embedded" or "tmdb".');
  }, 60_000);
});
