import { describe, expect, it, vi } from 'vitest';
import { serviceKey } from '#application/service-key';
import * as keys from '#application/service-keys';
import { createContainer } from './container';
import { coreModule } from './core';
import { readBuildConfig } from './config';
import { composeApp } from './compose-app';

const NUMBER = serviceKey<number>('test/Number');
const TEXT = serviceKey<string>('test/Text');
const BOX = serviceKey<{ readonly text: string }>('test/Box');

describe('createContainer', () => {
  it('creates services from their dependencies, once, on first use', () => {
    let created = 0;
    const services = createContainer(
      (bind) => bind.factory(BOX, (number, text) => ({ text: `${text} ${(created += 1)} of ${number}` }), [NUMBER, TEXT]),
      (bind) => {
        bind.constant(NUMBER, 3);
        bind.constant(TEXT, 'box');
      },
    );
    expect(created).toBe(0);
    expect(services.get(BOX).text).toBe('box 1 of 3');
    expect(services.get(BOX)).toBe(services.get(BOX));
    expect(created).toBe(1);
  });

  it('rejects values and factories that do not match their key at compile time', () => {
    createContainer((bind) => {
      // @ts-expect-error a string is not a number
      bind.constant(NUMBER, 'three');
      // @ts-expect-error the factory takes a string, the key provides a number
      bind.factory(BOX, (text: string) => ({ text }), [NUMBER]);
    });
    expect(() => createContainer(coreModule).get(keys.CATALOGUE_USE_CASES)).toThrow(/Catalogue/);
  });
});

// The build replaces this constant with the path of the catalogue's files.
vi.stubGlobal('__CATALOGUE_PATH__', '/catalogue/');
vi.stubGlobal('__EMULATORS__', false);
// Minimal `window` for listening to events of other tabs.
vi.stubGlobal('window', new EventTarget());

const project = {
  VITE_FIREBASE_PROJECT: 'demo-x', VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_AUTH_DOMAIN: 'x.example', VITE_FIREBASE_STORAGE_BUCKET: 'x',
  VITE_FIREBASE_APP_ID: '1',
};

describe('composeApp', () => {
  it.each([
    ['memory and the embedded catalogue', {}],
    ['memory and the TMDB catalogue', { VITE_CATALOGUE: 'tmdb' }],
    ['Firebase and the embedded catalogue', { VITE_BACKEND: 'firebase', ...project }],
  ])('binds every port and use case for %s', async (_, variables) => {
    const config = readBuildConfig(variables);
    vi.stubGlobal('isOnTmdb', config.catalogue === 'tmdb');
    const services = await composeApp(config);
    for (const key of Object.values(keys))
      expect(['object', 'function']).toContain(typeof services.get(key as typeof keys.INFINITE_LIST_CACHE));
  });
});
