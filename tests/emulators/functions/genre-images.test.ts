import sharp from 'sharp';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, expect, it } from 'vitest';
import { restGenreImages } from '#adapters/firebase/rest/rest-genre-images';
import type { GenrePhotographSource } from '#domain/genre-images/genre-image-server';
import { unavailable } from '#domain/shared/failure';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { endpoints } from '../../../functions/src/http/endpoints';
import { createRequestHandler } from '../../../functions/src/http/request-handler';
import { firebaseDeps } from '../../../functions/src/firebase-deps';
import { settings } from '../web/emulator-settings';
import { bucket, BUCKET, createTestUser, store, unique } from './functions-testbed';

const PATH = 'settings/genreImages';
const clear = async (): Promise<void> => {
  await store.doc(PATH).delete();
  await bucket().deleteFiles({ prefix: 'genre/movie/' });
};
afterAll(clear);

/** Handles calls as the function does, on the emulators' accounts, documents and files. */
const open = async (source: GenrePhotographSource) => {
  await clear();
  const { token } = await createTestUser('admin');
  const handle = createRequestHandler({ endpoints, deps: firebaseDeps(BUCKET, source), origins: [], log: () => undefined });
  return async (data: object) => {
    const requestId = unique('genre-images');
    const body = JSON.stringify({ data });
    const headers: Readonly<Record<string, string>> = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await handle({
      method: 'POST', path: '/api/refreshGenreImages', query: '', body, size: body.length,
      header: (name) => headers[name] ?? null,
      networkPath: { address: '192.0.2.7', lastHop: '192.0.2.7' },
      requestId,
    });
    return {
      status: response.status,
      body: response.body as { readonly response?: unknown },
      audit: (await store.doc(`audit/${requestId}`).get()).data(),
    };
  };
};

it('refreshGenreImages stores pictures that everybody can read, reports a genre that fails, and two admins at once do no harm', async () => {
  const photo = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#a52' } })
    .withExif({ IFD0: { ImageDescription: 'hidden' } })
    .jpeg()
    .toBuffer();
  const call = await open({
    find: ({ slug }) =>
      slug === 'war'
        ? TE.left(unavailable(503, ''))
        : TE.right({ bytes: slug === 'soap' ? new Uint8Array([1, 2]) : photo, itemKey: `movie-${slug.length}` }),
  });
  const { get } = restGenreImages(settings());
  expect(await get()).toEqual(E.right({ content: [] }));
  const genres = ['drama', 'soap', 'war', 'western'];
  const [first, second] = await Promise.all([call({ genres }), call({ genres, cursor: 'drama' })]);
  const refused = (id: string, reason: string) => ({ id, refused: { reason, what: 'picture' } });
  expect([first.status, first.body.response]).toEqual([
    200,
    [{ id: 'drama', refused: null }, refused('soap', 'invalid'), refused('war', 'unavailable'), { id: 'western', refused: null }],
  ]);
  expect([second.status, first.audit]).toMatchObject([
    200,
    {
      action: 'refreshGenreImages',
      target: { kind: 'genre-images' },
      outcome: { status: 'succeeded', after: { done: 2, refused: 'soap war' } },
    },
  ]);
  const { content } = await expectRight(get);
  expect(content.map(({ slug }) => slug).sort()).toEqual(['drama', 'western']);
  for (const { url } of content) {
    const response = await fetch(url);
    const { format, width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([response.status, response.headers.get('content-type'), format, width, height, exif]).toEqual([
      200, 'image/webp', 'webp', 960, 540, undefined,
    ]);
  }
});
