import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asText, emulatorConfig, emulatorHosts, PRODUCTION_HOSTS, productionConfig, type FirebaseConfig, type HeaderRule } from '../../scripts/firebase/hosting-config.mjs';
import { findTakenPort, holdEmulatorPorts } from '../../scripts/test/free-ports.mjs';
import { asPortsText, named, portsOf } from '../../scripts/firebase/ports.mjs';

const ports = portsOf('');
const emulators = emulatorConfig(ports);

const headerOf = (rules: ReadonlyArray<HeaderRule>, source: string, name: string): string =>
  rules.find((rule) => rule.source === source)?.headers.find(({ key }) => key === name)?.value ?? '';
const policyOf = ({ hosting }: FirebaseConfig): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(headerOf(hosting.headers, '**', 'Content-Security-Policy').split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

/** Takes hosts out of a policy, so that what is left can be compared. */
const without = (hosts: ReadonlyArray<string>, text: string): string => hosts.reduce((left, host) => left.replaceAll(` ${host}`, ''), text);

describe('the hosting configuration', () => {
  it('that is kept is the one that is made', () => {
    expect(readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8')).toBe(asText(productionConfig()));
  });

  it('is the same in production and at the emulators but for hosts, folders and ports', () => {
    const { emulators: places, ...rest } = emulators;
    const bare = (config: FirebaseConfig, { connect, image }: typeof PRODUCTION_HOSTS): FirebaseConfig =>
      JSON.parse(without([...connect, ...image], asText({ ...config, hosting: { ...config.hosting, public: 'a folder' } }))) as FirebaseConfig;
    expect(Object.keys(places)).toEqual(expect.arrayContaining(['auth', 'firestore', 'storage', 'functions', 'hosting', 'hub', 'logging', 'eventarc', 'tasks']));
    expect(bare(rest, emulatorHosts(ports))).toEqual(bare(productionConfig(), PRODUCTION_HOSTS));
    expect(rest.hosting.headers).not.toEqual(productionConfig().hosting.headers);
  });

  it.each([['production', productionConfig()], ['the emulators', emulators]])('lets no script of %s come from a page or from strangers', (_, config) => {
    const policy = policyOf(config);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    // Whatever may be inline anywhere is listed here.
    expect([...policy].filter(([, sources]) => sources.includes("'unsafe-inline'") || sources.includes("'unsafe-eval'")).map(([name]) => name)).toEqual(['style-src-attr']);
    expect([...policy.values()].flat().filter((source) => source.includes('*'))).toEqual([]);
  });

  it('names every host that production talks to', () => {
    expect(policyOf(productionConfig()).get('connect-src')).toEqual(["'self'", ...PRODUCTION_HOSTS.connect]);
    expect(policyOf(productionConfig()).get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://image.tmdb.org', 'https://firebasestorage.googleapis.com']);
    expect(policyOf(productionConfig()).get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
  });

  it('has no word of this machine in what is deployed', () => {
    expect(asText(productionConfig())).not.toMatch(/127\.0\.0\.1|localhost|http:|emulator/);
  });
});

describe('the ports', () => {
  it('are all different, and come back from their text', () => {
    expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length);
    const others = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, port + 7])) as unknown as typeof ports;
    expect(portsOf(asPortsText(others))).toEqual(others);
  });

  it.each(['many', '9100', '9100,9101', `${asPortsText(ports)},9110`, asPortsText({ ...ports, auth: 80 }), asPortsText({ ...ports, auth: ports.hub })])('are not "%s"', (text) =>
    expect(() => portsOf(text)).toThrow(`MARQUEE_PORTS is "${text}"`));

  it('that are held are not free', async () => {
    const { ports: found, release } = await holdEmulatorPorts();
    expect(new Set(Object.values(found)).size).toBe(Object.keys(ports).length);
    expect(await findTakenPort({ auth: found.auth })).toBe(`another program listens at 127.0.0.1:${found.auth}, the port of the emulators' auth`);
    await release();
  });

  it('name the files of a boot', () => expect([named('dist-emulators', ''), named('dist-emulators', 'tests')]).toEqual(['dist-emulators', 'dist-emulators-tests']));
});
