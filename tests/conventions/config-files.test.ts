import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { whyNotDeployable, whyNotSignedIn, whyPasswordsUnchecked } from '../../scripts/firebase/deployable.mjs';
import { readConfig } from '../../scripts/environment.mjs';
import { whyNotNode } from '../../scripts/setup.mjs';
import { readTmdbAccess, tmdbConfigError } from '../../scripts/tmdb-access.ts';

const root = join(import.meta.dirname, '../..');

const vite = (
  args: ReadonlyArray<string>, environment: Readonly<Record<string, string>>,
): { readonly status: number | null; readonly output: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
    // A server that starts unexpectedly would never exit.
    timeout: 100_000,
    env: { ...process.env, ...environment },
  });
  return { status, output: stdout + stderr };
};

describe('docs/deploying.md', () => {
  it('begins with npm install, before any other command', () => {
    expect(/`(npm|npx) [^`]+`/.exec(readFileSync(join(root, 'docs/deploying.md'), 'utf8'))?.[0]).toBe('`npm install`');
  });
});

describe('invalid configuration value', () => {
  it('stops the build and names the variable and its allowed values', () => {
    const { status, output } = vite(['build', '--outDir', '.cache/never-built'], { VITE_BACKEND: 'firebsae' });
    expect(status).not.toBe(0);
    expect(output).toContain('VITE_BACKEND is "firebsae": it has to be "memory" or "firebase".');
  });

  it('stops the development server with the same message', () => {
    const { status, output } = vite(['--port', '0'], { VITE_CATALOGUE: 'imdb' });
    expect(status).not.toBe(0);
    expect(output).toContain('VITE_CATALOGUE is "imdb": it has to be "embedded" or "tmdb".');
  });
});

describe('TMDB access configuration', () => {
  it('stops the start when the TMDB catalogue has no token', () => {
    const { status, output } = vite(['--port', '0'], {
      VITE_BACKEND: 'memory', VITE_CATALOGUE: 'tmdb', VITE_TMDB_API_BASE: '', TMDB_ORIGIN: '', TMDB_TOKEN: ' ',
    });
    expect(status).not.toBe(0);
    expect(output).toContain('TMDB_TOKEN is missing');
  });

  it.each([
    { condition: 'a token', catalogue: 'tmdb', tmdbApiBase: '/api/tmdb', variables: { TMDB_TOKEN: 'secret' } },
    {
      condition: 'a replacement TMDB server', catalogue: 'tmdb', tmdbApiBase: '/api/tmdb',
      variables: { TMDB_ORIGIN: 'http://127.0.0.1:4567/' },
    },
    { condition: 'an API base on another host', catalogue: 'tmdb', tmdbApiBase: 'https://films.example/api', variables: {} },
    { condition: 'the embedded catalogue', catalogue: 'embedded', tmdbApiBase: '/api/tmdb', variables: {} },
  ] as const)('is valid with $condition', ({ catalogue, tmdbApiBase, variables }) => {
    expect(tmdbConfigError({ catalogue, tmdbApiBase }, readTmdbAccess(variables))).toBeNull();
  });

  it('rejects an invalid token without printing it, and an invalid origin', () => {
    expect(() => readTmdbAccess({ TMDB_TOKEN: 'Bearer secret' })).toThrow(/^TMDB_TOKEN has a space in it(?!.*secret)/);
    expect(() => readTmdbAccess({ TMDB_ORIGIN: 'api.themoviedb.org' })).toThrow(
      'TMDB_ORIGIN is "api.themoviedb.org": it has to be an address without a path',
    );
  });
});

describe('readConfig', () => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const write = (lines: string): void => writeFileSync(join(folder, '.env.local'), lines);
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the app\'s .env files; environment variables take precedence', async () => {
    write('VITE_CATALOGUE=tmdb\nVITE_SITE=https://films.example/\n');
    expect(await readConfig(folder)).toMatchObject({ backend: 'memory', catalogue: 'tmdb', site: 'https://films.example' });
    vi.stubEnv('VITE_CATALOGUE', 'embedded');
    expect(await readConfig(folder)).toMatchObject({ catalogue: 'embedded' });
  });

  it('rejects with the app\'s message for an invalid site', async () => {
    write('VITE_SITE=films.example\n');
    await expect(readConfig(folder)).rejects.toThrow(
      'VITE_SITE is "films.example": it has to be an address without a path, such as https://films.example.',
    );
  });

  it('is the only way in which scripts read VITE_ variables', () => {
    const scripts = join(root, 'scripts');
    const direct = readdirSync(scripts, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .filter((file) => /process\.env(?:\.|\[')VITE_(?!FIREBASE_PROJECT)/.test(readFileSync(join(scripts, file), 'utf8')));
    expect(direct).toEqual([]);
  });
});

describe('whyNotDeployable', () => {
  const firebase = { projectId: 'films', apiKey: 'key', authDomain: 'films.example', storageBucket: 'films', appId: '1', emulators: null };
  const valid = { firebase, site: 'https://films.example' } as const;

  it.each([null, 'http://films.example'])('rejects "%s" as the public address of the site', (site) => {
    expect(whyNotDeployable({ ...valid, site })).toMatch(/^VITE_SITE has to be the address/);
  });

  it('rejects a missing or demo Firebase project and accepts a real one', () => {
    expect(whyNotDeployable({ ...valid, firebase: null })).toMatch(/^VITE_FIREBASE_PROJECT has to name/);
    expect(whyNotDeployable({ ...valid, firebase: { ...firebase, projectId: 'demo-marquee' } })).toMatch(
      /^VITE_FIREBASE_PROJECT has to name/,
    );
    expect(whyNotDeployable(valid)).toBeNull();
  });
});

describe('whyNotSignedIn', () => {
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  afterAll(() => rmSync(home, { recursive: true }));
  const listAccounts = vi.fn((): ReadonlyArray<unknown> => []);

  it('rejects a machine without credentials', () => {
    expect(whyNotSignedIn({ env: {}, home, listAccounts })).toMatch(
      /^Nobody is signed in to Firebase on this machine: run "npx firebase login" first/,
    );
    expect(whyNotSignedIn({ env: { FIREBASE_TOKEN: '' }, home, listAccounts })).not.toBeNull();
  });

  it('accepts a signed-in account, a service account and the credentials of gcloud', () => {
    writeFileSync(join(home, 'application_default_credentials.json'), '{}');
    expect(whyNotSignedIn({ env: {}, home: '/nowhere', listAccounts: () => [{ user: { email: 'ada@marquee.example' } }] })).toBeNull();
    for (const env of [{ GOOGLE_APPLICATION_CREDENTIALS: 'key.json' }, { FIREBASE_TOKEN: 'token' }, { CLOUDSDK_CONFIG: home }])
      expect(whyNotSignedIn({ env, home: '/nowhere', listAccounts })).toBeNull();
  });
});

describe('whyPasswordsUnchecked', () => {
  const firebase = { projectId: 'films', apiKey: 'the key' };
  const check = (policy: object, status = 200) => {
    const fetchPolicy = vi.fn(() => Promise.resolve(new Response(JSON.stringify(policy), { status })));
    return { fetchPolicy, reason: whyPasswordsUnchecked(firebase, 'https://films.example', { min: 8, max: 128 }, fetchPolicy) };
  };
  const strict = { enforcementState: 'ENFORCE', customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 128 } };

  it('accepts a policy that is as strict as the app, read as a page of the site', async () => {
    const { fetchPolicy, reason } = check(strict);
    expect(await reason).toBeNull();
    expect(fetchPolicy).toHaveBeenCalledWith('https://identitytoolkit.googleapis.com/v2/passwordPolicy?key=the%20key', {
      headers: { Referer: 'https://films.example/' },
    });
  });

  it.each([
    {},
    { ...strict, enforcementState: 'OFF' },
    { ...strict, customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 128 } },
    { ...strict, customStrengthOptions: { minPasswordLength: 8 } },
  ])('rejects %j in one sentence with the page to change it', async (policy) => {
    expect(await check(policy).reason).toMatch(
      /^The identity service has to refuse .* at least 8 and at most 128 characters, at https:\/\/console\.firebase\.google\.com\/project\/films\//,
    );
  });

  it('rejects a policy that cannot be read', async () => {
    expect(await check({}, 403).reason).toMatch(/^The password policy of films could not be read \(status 403\)/);
    expect(
      await whyPasswordsUnchecked(firebase, 'https://films.example', { min: 8, max: 128 }, () => Promise.reject(new Error('offline'))),
    ).toMatch(/^The password policy of films could not be read \(offline\)/);
  });
});

describe('whyNotNode', () => {
  it.each(['18.20.4', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])('rejects Node %s with one sentence', (version) =>
    expect(whyNotNode(version)).toBe(`Marquee does not run on Node ${version}: it needs Node 20.19, 22.13, or 24 and newer.`));

  it.each(['20.19.0', '22.13.0', '24.0.0', '26.1.0', process.versions.node])('accepts Node %s', (version) =>
    expect(whyNotNode(version)).toBeNull(),
  );
});
