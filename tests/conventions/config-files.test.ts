import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { whyNotDeployable } from '../../scripts/firebase/deployable.mjs';
import { readProfile } from '../../scripts/environment.mjs';
import { readTmdbAccess, tmdbConfigError } from '../../scripts/tmdb-access.ts';

const root = join(import.meta.dirname, '../..');

const vite = (args: ReadonlyArray<string>, environment: Readonly<Record<string, string>>): { readonly status: number | null; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
    // One that starts against all expectation would go on for ever.
    timeout: 100_000,
    env: { ...process.env, ...environment },
  });
  return { status, said: stdout + stderr };
};

describe('a profile that does not exist', () => {
  it('stops the build, naming the variable and what it may be', () => {
    const { status, said } = vite(['build', '--outDir', '.cache/never-built'], { VITE_BACKEND: 'firebsae' });
    expect(status).not.toBe(0);
    expect(said).toContain('VITE_BACKEND is "firebsae": it has to be "memory" or "firebase".');
  });

  it('stops the start in the same way', () => {
    const { status, said } = vite(['--port', '0'], { VITE_CATALOGUE: 'imdb' });
    expect(status).not.toBe(0);
    expect(said).toContain('VITE_CATALOGUE is "imdb": it has to be "embedded" or "tmdb".');
  });
});

describe('the token of TMDB', () => {
  it('is asked for before the app starts', () => {
    const { status, said } = vite(['--port', '0'], { VITE_BACKEND: 'memory', VITE_CATALOGUE: 'tmdb', VITE_TMDB_API_BASE: '', TMDB_ORIGIN: '', TMDB_TOKEN: ' ' });
    expect(status).not.toBe(0);
    expect(said).toContain('TMDB_TOKEN is missing');
  });

  it.each([
    { says: 'it is there', catalogue: 'tmdb', tmdbApiBase: '/api/tmdb', variables: { TMDB_TOKEN: 'secret' } },
    { says: 'a server in TMDB\'s place', catalogue: 'tmdb', tmdbApiBase: '/api/tmdb', variables: { TMDB_ORIGIN: 'http://127.0.0.1:4567/' } },
    { says: 'calls that go elsewhere', catalogue: 'tmdb', tmdbApiBase: 'https://films.example/api', variables: {} },
    { says: 'the catalogue that ships', catalogue: 'embedded', tmdbApiBase: '/api/tmdb', variables: {} },
  ] as const)('is not missed: $says', ({ catalogue, tmdbApiBase, variables }) => {
    expect(tmdbConfigError({ catalogue, tmdbApiBase }, readTmdbAccess(variables))).toBeNull();
  });

  it('is told of nowhere, whatever is wrong with it or with the address', () => {
    expect(() => readTmdbAccess({ TMDB_TOKEN: 'Bearer secret' })).toThrow(/^TMDB_TOKEN has a space in it(?!.*secret)/);
    expect(() => readTmdbAccess({ TMDB_ORIGIN: 'api.themoviedb.org' })).toThrow('TMDB_ORIGIN is "api.themoviedb.org": it has to be an address without a path');
  });
});

describe('what a build is for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const write = (lines: string): void => writeFileSync(join(folder, '.env.local'), lines);
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read from the same files as the app reads, and the environment comes first', async () => {
    write('VITE_CATALOGUE=tmdb\nVITE_SITE=https://films.example/\n');
    expect(await readProfile(folder)).toMatchObject({ backend: 'memory', catalogue: 'tmdb', site: 'https://films.example' });
    vi.stubEnv('VITE_CATALOGUE', 'embedded');
    expect(await readProfile(folder)).toMatchObject({ catalogue: 'embedded' });
  });

  it('is refused with the sentence of the app', async () => {
    write('VITE_SITE=films.example\n');
    await expect(readProfile(folder)).rejects.toThrow('VITE_SITE is "films.example": it has to be an address without a path, such as https://films.example.');
  });

  it('is read by no script in a way of its own', () => {
    const scripts = join(root, 'scripts');
    const own = readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs')).filter((file) => /process\.env(?:\.|\[')VITE_(?!FIREBASE_PROJECT)/.test(readFileSync(join(scripts, file), 'utf8')));
    expect(own).toEqual([]);
  });
});

describe('deploying', () => {
  const firebase = { projectId: 'films', apiKey: 'key', authDomain: 'films.example', storageBucket: 'films', appId: '1', emulators: null };
  const sound = { firebase, site: 'https://films.example', catalogue: 'embedded', tmdbApiBase: '/api/tmdb' } as const;

  it.each([null, 'http://films.example'])('needs the address that people know the site by, and "%s" is none', (site) => {
    expect(whyNotDeployable({ ...sound, site })).toMatch(/^VITE_SITE has to be the address/);
  });

  it('needs a project that is real', () => {
    expect(whyNotDeployable({ ...sound, firebase: null })).toMatch(/^VITE_FIREBASE_PROJECT has to name/);
    expect(whyNotDeployable({ ...sound, firebase: { ...firebase, projectId: 'demo-marquee' } })).toMatch(/^VITE_FIREBASE_PROJECT has to name/);
    expect(whyNotDeployable(sound)).toBeNull();
  });

  it('needs somebody who asks TMDB, because the functions do not', () => {
    expect(whyNotDeployable({ ...sound, catalogue: 'tmdb' })).toMatch(/^VITE_TMDB_API_BASE has to name an address of yours/);
    expect(whyNotDeployable({ ...sound, catalogue: 'tmdb', tmdbApiBase: 'https://tmdb.films.example/3' })).toBeNull();
  });
});
