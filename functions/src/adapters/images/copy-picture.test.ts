import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as E from 'fp-ts/Either';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MAX_IMAGE_BYTES } from '#domain/users/pictures/avatars';
import { invalid, unavailable } from '#domain/shared/failure';
import { pngFile } from '#domain/users/contract/image-file.fixture';
import { requestPicture } from './copy-picture';

const { bytes } = pngFile();
const ADDRESS = 'https://pictures.example/maya.png';

describe('requestPicture', () => {
  it('follows no redirect, and returns the bytes of a picture', async () => {
    const requests: unknown[] = [];
    const answer = await requestPicture(ADDRESS, async (...call) => {
      requests.push([call[0], call[1]?.redirect]);
      return Promise.resolve(new Response(bytes));
    });
    expect(E.isRight(answer) && [...answer.right]).toEqual([...bytes]);
    expect(requests).toEqual([[ADDRESS, 'error']]);
  });

  it.each([301, 302, 303, 307, 308])('asks no private address that a redirect (%s) leads to', async (status) => {
    const paths: string[] = [];
    const server = createServer((message, response) => {
      paths.push(message.url ?? '');
      response.writeHead(message.url === '/maya.png' ? status : 200, { location: '/private' }).end();
    });
    onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const answer = await requestPicture(`http://127.0.0.1:${(server.address() as AddressInfo).port}/maya.png`);
    expect([answer, paths]).toEqual([E.left(unavailable(null, 'the host of the picture')), ['/maya.png']]);
  });

  it.each([
    ['a page', () => new Response('<!doctype html>'), invalid('data.photoURL', 'not-an-image')],
    ['nothing', () => new Response(null), invalid('data.photoURL', 'not-an-image')],
    ['too much', () => new Response(new Uint8Array(MAX_IMAGE_BYTES + 1)), invalid('data.photoURL', 'image-too-large')],
    ['an error', () => new Response('', { status: 404 }), unavailable(404, 'the host of the picture')],
    ['no answer', () => { throw new TypeError('fetch failed'); }, unavailable(null, 'the host of the picture')],
  ] as const)('fails for %s', async (_, answer, failure) => {
    expect(await requestPicture(ADDRESS, async () => Promise.resolve(answer()))).toEqual(E.left(failure));
  });
});
