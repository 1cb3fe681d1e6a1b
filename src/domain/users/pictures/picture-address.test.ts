import { describe, expect, it } from 'vitest';
import { photoUrlError, pictureHosts } from '#domain/users/admin-api';

const HOSTS = ['firebasestorage.googleapis.com', 'pictures.example'];

describe('photoUrlError', () => {
  it.each([
    ['https://pictures.example/maya.png', null],
    ['https://PICTURES.example/maya.png?size=2', null],
    ['https://firebasestorage.googleapis.com/v0/b/m/o/avatars%2Fmaya', null],
    ['https://other.example/maya.png', 'not-a-picture-host'],
    ['https://pictures.example.evil.example/x', 'not-a-picture-host'],
    ['https://pictures.example@evil.example/x', 'not-a-picture-host'],
    ['https://pictures.example\\@evil.example/x', 'not-an-address'],
    ['https://pictures.example:8443/x', 'not-a-picture-host'],
    ['https://pictures.example', 'not-an-address'],
    ['http://pictures.example/x', 'not-an-address'],
    ['http://localhost/x', 'not-an-address'],
    ['data:image/png;base64,AA', 'not-an-address'],
    [`https://pictures.example/${'x'.repeat(2048)}`, 'too-long'],
  ] as const)('of %s is %s', (url, error) => expect(photoUrlError(url, HOSTS)).toBe(error));
});

describe('pictureHosts', () => {
  it('contains the storage of uploads only on a site with a server', () => {
    expect([
      pictureHosts(true).includes('firebasestorage.googleapis.com'),
      pictureHosts(false).includes('firebasestorage.googleapis.com'),
    ]).toEqual([true, false]);
  });
});
