import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  asText, emulatorConfig, emulatorHosts, emulatorRules, PRODUCTION_HOSTS, productionConfig, type FirebaseConfig, type HeaderRule,
} from '../../scripts/firebase/hosting-config.mjs';
import { pictureHosts } from '#domain/users/admin-api';
import { scriptSources } from '../../scripts/prerender/inline-scripts.mjs';
import { findTakenPort, reserveEmulatorPorts } from '../../scripts/test/free-ports.mjs';
import { asPortsText, named, portsOf } from '../../scripts/firebase/ports.mjs';

const ports = portsOf('');
const emulators = emulatorConfig(ports);
const GOOGLE = 'films.firebaseapp.com';
const withGoogle = productionConfig(undefined, GOOGLE);

const headerOf = (rules: ReadonlyArray<HeaderRule>, name: string): string => rules[0]?.headers.find(({ key }) => key === name)?.value ?? '';
const policyOf = ({ hosting }: FirebaseConfig): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    headerOf(hosting.headers, 'Content-Security-Policy')
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  );

/** Removes `hosts` from a policy, so that the remaining sources can be compared. */
const without = (hosts: ReadonlyArray<string>, text: string): string => hosts.reduce((rest, host) => rest.replaceAll(` ${host}`, ''), text);

describe('hosting configuration', () => {
  it('in firebase.json equals the generated one', () => {
    expect(readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8')).toBe(asText(productionConfig()));
  });

  it('lets programs that follow robots.txt read private calendars, and no other answer of the server', () => {
    const robots = readFileSync(join(import.meta.dirname, '../../public/robots.txt'), 'utf8');
    // The longest match decides, or in older programs the first one.
    expect(robots.split('\n').filter((line) => line.includes('/api/'))).toEqual(['Allow: /api/calendar.ics', 'Disallow: /api/']);
  });

  it('differs between production and emulators only in hosts, folders and ports', () => {
    const { emulators: emulatorPorts, ...rest } = emulators;
    const bare = (config: FirebaseConfig, { connect, image }: typeof PRODUCTION_HOSTS): FirebaseConfig =>
      JSON.parse(
        without(
          [...connect, ...image],
          asText({ ...config, firestore: { ...config.firestore, rules: 'rules' }, hosting: { ...config.hosting, public: 'a folder' } }),
        ),
      ) as FirebaseConfig;
    expect(Object.keys(emulatorPorts)).toEqual(
      expect.arrayContaining(['auth', 'firestore', 'storage', 'functions', 'hosting', 'hub', 'logging', 'eventarc', 'tasks']),
    );
    const hosts = { ...PRODUCTION_HOSTS, image: [...PRODUCTION_HOSTS.image, `https://${GOOGLE}`] };
    expect(bare(rest, emulatorHosts(ports))).toEqual(bare(withGoogle, hosts));
    expect(rest.hosting.headers).not.toEqual(productionConfig().hosting.headers);
  });

  it.each([
    ['production', productionConfig()],
    ['production with Google', withGoogle, 'https://apis.google.com'],
    ['the emulators', emulators, 'https://apis.google.com'],
  ])('in %s allows inline scripts by their hashes and no third-party scripts but Google\'s', (_, config, ...others) => {
    const policy = policyOf(config);
    expect(policy.get('script-src')).toEqual(["'self'", ...others, ...scriptSources()]);
    expect(scriptSources().filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    // Lists every directive that allows inline content.
    expect(
      [...policy].filter(([, sources]) => sources.includes("'unsafe-inline'") || sources.includes("'unsafe-eval'")).map(([name]) => name),
    ).toEqual(['style-src-attr']);
    expect([...policy.values()].flat().filter((source) => source.includes('*'))).toEqual([]);
  });

  it('names every host that production connects to', () => {
    expect(policyOf(productionConfig()).get('connect-src')).toEqual(["'self'", 'https://image.tmdb.org', ...PRODUCTION_HOSTS.connect]);
    expect(policyOf(productionConfig()).get('img-src')).toEqual([
      "'self'", 'data:', 'blob:', 'https://image.tmdb.org', 'https://firebasestorage.googleapis.com',
    ]);
    expect(policyOf(productionConfig()).get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
  });

  it('of a site with Google allows its frame, and lets the page know whether its window is open', () => {
    const opener = ({ hosting }: FirebaseConfig): string => headerOf(hosting.headers, 'Cross-Origin-Opener-Policy');
    expect(policyOf(withGoogle).get('frame-src')).toEqual(['https://www.youtube-nocookie.com', `https://${GOOGLE}`]);
    expect([opener(productionConfig()), opener(withGoogle), opener(emulators)]).toEqual([
      'same-origin', 'same-origin-allow-popups', 'same-origin-allow-popups',
    ]);
  });

  it('shows pictures of every host that the domain accepts for users', () => {
    const shown = policyOf(productionConfig()).get('img-src') ?? [];
    expect(pictureHosts(true).filter((host) => !shown.includes(`https://${host}`))).toEqual([]);
  });

  it('lets uploaded pictures of the emulators\' storage pass only there', () => {
    const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
    expect(rules).not.toMatch(/http:|127[.[]|localhost/);
    expect(
      emulatorRules(rules, ports)
        .split('\n')
        .filter((line, index) => line !== rules.split('\n')[index]),
    ).toEqual([expect.stringContaining(`|http://127[.]0[.]0[.]1:${ports.storage})/v0/b/`)]);
  });

  it('names no local host in production', () => {
    expect(asText(productionConfig())).not.toMatch(/127\.0\.0\.1|localhost|http:|emulator/);
  });
});

describe('emulator ports', () => {
  it('are unique and survive a round trip through their text form', () => {
    expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length);
    const others = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, port + 7])) as unknown as typeof ports;
    expect(portsOf(asPortsText(others))).toEqual(others);
  });

  it.each([
    'many', '9100', '9100,9101', `${asPortsText(ports)},9110`,
    asPortsText({ ...ports, auth: 80 }),
    asPortsText({ ...ports, auth: ports.hub }),
  ])('reject "%s" with an error that names MARQUEE_PORTS', (text) => expect(() => portsOf(text)).toThrow(`MARQUEE_PORTS is "${text}"`));

  it('that are set by hand and not used are printed, and those of a parent process are not', () => {
    const [given, chosen] = [asPortsText({ ...ports, auth: 9201 }), asPortsText(ports)];
    const script = `const { useBoot, portsOf } = await import(${JSON.stringify(join(import.meta.dirname, '../../scripts/firebase/ports.mjs'))}); useBoot('', portsOf(''));`;
    const outputOf = (env: Readonly<Record<string, string>>): string =>
      spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '', ...env },
      }).stdout;
    expect(outputOf({ MARQUEE_PORTS: given })).toBe(
      `MARQUEE_PORTS is "${given}", which this command does not use. It uses the ports ${chosen}.\n`,
    );
    expect([outputOf({}), outputOf({ MARQUEE_PORTS: chosen }), outputOf({ MARQUEE_PORTS: given, MARQUEE_BOOT: 'tests' })]).toEqual([
      '', '', '',
    ]);
  });

  it('reserved by reserveEmulatorPorts are unique and reported as taken', async () => {
    const { ports: found, release } = await reserveEmulatorPorts();
    expect(new Set(Object.values(found)).size).toBe(Object.keys(ports).length);
    expect(await findTakenPort({ auth: found.auth })).toBe(
      `another program listens at 127.0.0.1:${found.auth}, the port of the emulators' auth`,
    );
    await release();
  });

  it('suffix folder names with the boot name, if there is one', () =>
    expect([named('dist-emulators', ''), named('dist-emulators', 'tests')]).toEqual(['dist-emulators', 'dist-emulators-tests']));
});

it('the emulators answer a malformed address with 400, and pass all others on', () => {
  const script = `
    const server = require('node:http').createServer((request, response) => response.end(decodeURIComponent(request.url))).listen(0, '127.0.0.1', async () => {
      const ask = async (path) => {
        const answer = await fetch('http://127.0.0.1:' + server.address().port + path);
        return [answer.status, await answer.text()];
      };
      console.log(JSON.stringify([(await ask('/api/%ff'))[0], (await ask('/%'))[0], await ask('/a%20b')]));
      server.closeAllConnections(); server.close();
    });`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--require', join(import.meta.dirname, '../../scripts/firebase/preload/refuse-malformed-addresses.cjs'), '-e', script],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(stdout)).toEqual([400, 400, [200, '/a b']]);
});
