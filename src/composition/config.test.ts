import { describe, expect, it } from 'vitest';
import { readBuildConfig } from './config';

const PROJECT = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_PROJECT: 'films',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'films.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'films.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const settings = {
  projectId: 'films', apiKey: 'key', authDomain: 'films.firebaseapp.com', storageBucket: 'films.firebasestorage.app', appId: '1:2:web:3',
};
const EXPECTED_FORMAT = 'it has to be like auth=http://127.0.0.1:9101,firestore=127.0.0.1:9102,storage=127.0.0.1:9104.';

describe('readBuildConfig', () => {
  it('defaults to the memory backend and the embedded catalogue', () => {
    expect(readBuildConfig({})).toEqual({
      backend: 'memory', catalogue: 'embedded', tmdbApiBase: '/api/tmdb', tmdbImageBase: 'https://image.tmdb.org', site: null,
      firebase: null,
    });
  });

  it('reads its variables and ignores others', () => {
    const read = readBuildConfig({
      ...PROJECT,
      VITE_CATALOGUE: 'tmdb', VITE_TMDB_API_BASE: 'https://films.example/3/', VITE_TMDB_IMAGE_BASE: '', VITE_SITE: 'https://films.example/',
      MODE: 'test', DEV: true,
    });
    expect(read).toEqual({
      backend: 'firebase', catalogue: 'tmdb', tmdbApiBase: 'https://films.example/3', tmdbImageBase: 'https://image.tmdb.org',
      site: 'https://films.example',
      firebase: { ...settings, emulators: null },
    });
  });

  it('reads the path of TMDB\'s logo with TMDB only', () => {
    expect(readBuildConfig({ VITE_CATALOGUE: 'tmdb', VITE_TMDB_LOGO: '/logos/tmdb-logo.svg' }).tmdbLogo).toBe('/logos/tmdb-logo.svg');
    expect(readBuildConfig({ VITE_CATALOGUE: 'tmdb', VITE_TMDB_LOGO: ' ' })).not.toHaveProperty('tmdbLogo');
    expect(readBuildConfig({ VITE_CATALOGUE: 'embedded', VITE_TMDB_LOGO: '/tmdb-logo.svg' })).not.toHaveProperty('tmdbLogo');
  });

  it.each(['tmdb-logo.svg', 'https://evil.example/x.svg', '//evil.example/x.svg', '/../.env.svg', '/logo.html', '/a b.svg'])(
    'throws for the logo %s',
    (path) => {
      expect(() => readBuildConfig({ VITE_CATALOGUE: 'tmdb', VITE_TMDB_LOGO: path })).toThrow(
        `VITE_TMDB_LOGO is "${path}": it has to be the path of an image in the folder public`,
      );
    },
  );

  it('reads the address that passkeys belong to', () => {
    const read = (text: string) => readBuildConfig({ ...PROJECT, VITE_FIREBASE_PASSKEYS: text }).firebase?.passkeyOrigin;
    expect([read(''), read('off')]).toEqual([undefined, undefined]);
    expect([read(' https://films.example/ '), read('http://localhost:9100')]).toEqual(['https://films.example', 'http://localhost:9100']);
    for (const text of ['on', 'films.example', 'http://films.example', 'https://films.example/login', 'https://127.0.0.1'])
      expect(() => read(text)).toThrow(`VITE_FIREBASE_PASSKEYS is "${text}": it has to be off, or the address of the site`);
  });

  it('reads whether members may sign in with Google', () => {
    const read = (text: string) => readBuildConfig({ ...PROJECT, VITE_FIREBASE_GOOGLE: text }).firebase?.hasGoogle;
    expect([read('on'), read(' off '), read('')]).toEqual([true, undefined, undefined]);
    expect(() => read('yes')).toThrow(new Error('VITE_FIREBASE_GOOGLE is "yes": it has to be on or off.'));
  });

  it('reads emulator addresses, and ignores Firebase variables for the memory backend', () => {
    const emulators = 'auth=http://127.0.0.1:9101, firestore=127.0.0.1:9102, storage=127.0.0.1:9104';
    expect(readBuildConfig({ ...PROJECT, VITE_FIREBASE_EMULATORS: emulators }).firebase?.emulators).toEqual({
      auth: 'http://127.0.0.1:9101', firestore: '127.0.0.1:9102', storage: '127.0.0.1:9104',
    });
    expect(readBuildConfig({ ...PROJECT, VITE_FIREBASE_EMULATORS: '' }).firebase?.emulators).toBeNull();
    expect(readBuildConfig({ ...PROJECT, VITE_BACKEND: 'memory', VITE_FIREBASE_EMULATORS: 'nonsense' }).firebase).toBeNull();
  });

  it.each(Object.keys(PROJECT).filter((name) => name !== 'VITE_BACKEND'))('throws for the firebase backend without %s', (name) => {
    const message = `${name} is missing: VITE_BACKEND "firebase" needs it (docs/deploying.md says where to find it).`;
    expect(() => readBuildConfig({ ...PROJECT, [name]: undefined })).toThrow(new Error(message));
    expect(() => readBuildConfig({ ...PROJECT, [name]: ' ' })).toThrow(new Error(message));
  });

  it.each(['http://127.0.0.1:9100', 'https://films.example', 'https://films-2.example:8443'])('accepts VITE_SITE %s', (site) => {
    expect(readBuildConfig({ VITE_SITE: site }).site).toBe(site);
  });

  it.each([
    'films.example', 'https://', 'ftp://films.example', 'https://films.example/marquee', 'https://films example',
    'https://films.example?a=1', 'javascript:alert(1)',
  ])('rejects VITE_SITE "%s"', (site) => {
    expect(() => readBuildConfig({ VITE_SITE: site })).toThrow(
      new Error(`VITE_SITE is "${site}": it has to be an address without a path, such as https://films.example.`),
    );
  });

  it('returns a null site for a blank value', () => expect(readBuildConfig({ VITE_SITE: ' ' }).site).toBeNull());

  it.each([
    '9101', 'auth=http://127.0.0.1:9101', 'auth=127.0.0.1:9101,firestore=127.0.0.1:9102,storage=127.0.0.1:9104',
    'auth=http://a:1,firestore=b,storage=c:3',
  ])('rejects VITE_FIREBASE_EMULATORS "%s"', (text) =>
    expect(() => readBuildConfig({ ...PROJECT, VITE_FIREBASE_EMULATORS: text })).toThrow(
      new Error(`VITE_FIREBASE_EMULATORS is "${text}": ${EXPECTED_FORMAT}`),
    ),
  );

  it.each([
    [{ VITE_BACKEND: 'mysql' }, 'VITE_BACKEND is "mysql": it has to be "memory" or "firebase".'],
    [{ VITE_BACKEND: '' }, 'VITE_BACKEND is "": it has to be "memory" or "firebase".'],
    [{ VITE_CATALOGUE: 'TMDB' }, 'VITE_CATALOGUE is "TMDB": it has to be "embedded" or "tmdb".'],
    [{ VITE_TMDB_API_BASE: 3 }, 'VITE_TMDB_API_BASE is "3": it has to be string.'],
    [{ VITE_TMDB_API_BASE: 'films.example' }, 'VITE_TMDB_API_BASE is "films.example": it has to be an address such as /api/tmdb.'],
    [{ VITE_FIREBASE_PROJECT: 7 }, 'VITE_FIREBASE_PROJECT is "7": it has to be string.'],
    [
      { VITE_TMDB_IMAGE_BASE: 'ftp://films' },
      'VITE_TMDB_IMAGE_BASE is "ftp://films": it has to be an address such as https://image.tmdb.org.',
    ],
  ])('throws for %j with the name of the variable', (variables, message) => {
    expect(() => readBuildConfig(variables)).toThrow(new Error(message));
  });
});
