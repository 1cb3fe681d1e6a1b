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

describe('compose', () => {
  it('makes things of what they need, once, and not before they are asked for', () => {
    let made = 0;
    const services = createContainer(
      (bind) => bind.factory(BOX, (number, text) => ({ text: `${text} ${(made += 1)} of ${number}` }), [NUMBER, TEXT]),
      (bind) => {
        bind.constant(NUMBER, 3);
        bind.constant(TEXT, 'box');
      },
    );
    expect(made).toBe(0);
    expect(services.get(BOX).text).toBe('box 1 of 3');
    expect(services.get(BOX)).toBe(services.get(BOX));
    expect(made).toBe(1);
  });

  it('does not accept what does not fit its key', () => {
    createContainer((bind) => {
      // @ts-expect-error a text is no number
      bind.constant(NUMBER, 'three');
      // @ts-expect-error the factory needs a text, the key names a number
      bind.factory(BOX, (text: string) => ({ text }), [NUMBER]);
    });
    expect(() => createContainer(coreModule).get(keys.CATALOGUE_USE_CASES)).toThrow(/Catalogue/);
  });
});

// The build puts the address of the catalogue's files in its place.
vi.stubGlobal('__CATALOGUE_PATH__', '/catalogue/');
// As much of a browser as it takes to listen to other tabs.
vi.stubGlobal('window', new EventTarget());

const project = {
  VITE_FIREBASE_PROJECT: 'demo-x', VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_AUTH_DOMAIN: 'x.example', VITE_FIREBASE_STORAGE_BUCKET: 'x', VITE_FIREBASE_APP_ID: '1',
};

describe('a profile', () => {
  it.each([
    ['memory and the catalogue that ships', {}],
    ["memory and TMDB's catalogue", { VITE_CATALOGUE: 'tmdb' }],
    ['Firebase and the catalogue that ships', { VITE_BACKEND: 'firebase', ...project }],
  ])('of %s binds every port and use case', async (_, variables) => {
    const services = await composeApp(readBuildConfig(variables));
    for (const each of Object.values(keys)) expect(services.get(each as typeof keys.INFINITE_LIST_CACHE)).toBeTypeOf('object');
  });
});
