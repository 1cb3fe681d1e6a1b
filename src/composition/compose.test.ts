import { describe, expect, it, vi } from 'vitest';
import { key } from '#application/key';
import * as keys from '#application/keys';
import { compose } from './compose';
import { core } from './core';
import { readEnvironment } from './environment';
import { composeProfile } from './profile';

const NUMBER = key<number>('test/Number');
const TEXT = key<string>('test/Text');
const BOX = key<{ readonly text: string }>('test/Box');

describe('compose', () => {
  it('makes things of what they need, once, and not before they are asked for', () => {
    let made = 0;
    const services = compose(
      (bind) => bind.made(BOX, (number, text) => ({ text: `${text} ${(made += 1)} of ${number}` }), [NUMBER, TEXT]),
      (bind) => {
        bind.value(NUMBER, 3);
        bind.value(TEXT, 'box');
      },
    );
    expect(made).toBe(0);
    expect(services.get(BOX).text).toBe('box 1 of 3');
    expect(services.get(BOX)).toBe(services.get(BOX));
    expect(made).toBe(1);
  });

  it('does not accept what does not fit its key', () => {
    compose((bind) => {
      // @ts-expect-error a text is no number
      bind.value(NUMBER, 'three');
      // @ts-expect-error the factory needs a text, the key names a number
      bind.made(BOX, (text: string) => ({ text }), [NUMBER]);
    });
    expect(() => compose(core).get(keys.CATALOGUE_USE_CASES)).toThrow(/Catalogue/);
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
    const services = await composeProfile(readEnvironment(variables));
    for (const each of Object.values(keys)) expect(services.get(each as typeof keys.PAGING_MEMORY)).toBeTypeOf('object');
  });
});
