import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APP_EXPRESSION, isAppAddress, securityHeaders } from '../../../scripts/firebase/hosting.mjs';
import { EXAMPLES, hostingExamples } from '../../../scripts/hosting/examples.mjs';
import { whyNotNode } from '../../../scripts/setup.mjs';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const examples = hostingExamples();

const ADDRESSES = [
  '/', '/login', '/movies', '/movies/popular', '/movies/a/b', '/tv-shows/top', '/genre/18', '/lists/s/t', '/lists/s', '/user-profile',
  '/user-profile/a/b', '/admin', '/admin/x', '/nowhere', '/Movies', '/api/x', '/assets/x.js', '/loginx', '/x/login',
];

describe('examples for hosts of static files', () => {
  it('are the generated ones: "npm run build:hosting" writes them', () => {
    expect(readdirSync(EXAMPLES).sort()).toEqual(Object.keys(examples).sort());
    for (const [file, text] of Object.entries(examples)) expect(readFileSync(join(EXAMPLES, file), 'utf8'), file).toBe(text);
  });

  it.each(['nginx.conf', 'Caddyfile'])('%s answers the addresses of the app with the shell, and no others', (file) => {
    expect(examples[file]).toContain(`"${APP_EXPRESSION}"`);
    const matches = new RegExp(APP_EXPRESSION);
    for (const address of ADDRESSES) expect([address, matches.test(address)]).toEqual([address, isAppAddress(address)]);
  });

  it('_redirects names each address of the app', () => {
    const rules = (examples['_redirects'] ?? '')
      .split('\n')
      .filter((line) => /^\//.test(line))
      .map((line) => line.split(' ')[0] ?? '');
    const answers = (address: string): boolean =>
      rules.some((rule) => (rule.endsWith('/*') ? address.startsWith(rule.slice(0, -1)) : rule === address));
    // A host with `*` at the end only matches deeper addresses too: the app shows its not-found page there.
    const exact = ADDRESSES.filter((address) => address !== '/' && !/^\/(?:movies|lists)\/.*\//.test(address));
    for (const address of exact) expect([address, answers(address)]).toEqual([address, isAppAddress(address)]);
  });

  it('send every security header, with the hashes of the scripts', () => {
    for (const file of ['nginx.conf', 'Caddyfile', '_headers']) {
      for (const value of Object.values(securityHeaders({ style: ["'unsafe-inline'"] }))) expect(examples[file]).toContain(value);
      expect(Object.keys(securityHeaders()).filter((name) => examples[file]?.includes(name) !== true)).toEqual([]);
    }
  });

  it('redirect to no other host: a target begins with one slash and a letter or digit', () => {
    for (const file of ['nginx.conf', 'Caddyfile']) {
      const targets = [...(examples[file] ?? '').matchAll(/\^\((\/[^)]*)\)(?:\[\.\]html|\/\$)/g)].map(([, group]) => group);
      expect(targets.length).toBe(2);
      expect(targets.every((group) => group?.startsWith('/\\w') === true)).toBe(true);
    }
  });
});

describe('files for other services', () => {
  it('Dockerfile serves a build with the example for nginx, on a supported Node', () => {
    const text = read('Dockerfile');
    const [, node = ''] = /^FROM node:(\d+)-/m.exec(text) ?? [];
    expect(whyNotNode(`${node}.13.0`)).toBeNull();
    expect(text).toContain('COPY docs/hosting/nginx.conf ');
    expect(text).toContain('/app/dist /srv/marquee');
    expect(examples['nginx.conf']).toContain('root /srv/marquee;');
    // Files that git ignores are no part of an image either; the build makes the rest.
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['node_modules', '.env.local', '.env.deploy', 'dist']));
  });

  it('the workflow runs .ci/run on the oldest Node of each supported line', () => {
    const text = read('.github/workflows/test.yml');
    const versions = [...(/node: \[(.*)\]/.exec(text)?.[1] ?? '').matchAll(/'([\d.]+)'/g)].map(([, version]) => version ?? '');
    const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };
    expect(versions.map((version) => version.padEnd(5, '.0'))).toEqual(
      engines.node.split(' || ').map((range) =>
        range
          .replace(/^(?:\^|>=)/, '')
          .replace(/^(\d+\.\d+)\.0$/, '$1')
          .padEnd(5, '.0'),
      ),
    );
    expect(text).toContain('- run: .ci/run\n');
    expect(existsSync(join(root, '.ci/run'))).toBe(true);
  });
});
