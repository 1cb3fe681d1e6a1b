import { describe, expect, it } from 'vitest';
import { addTestUser, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { GENRES } from '#domain/catalogue/genre';
import { unavailable } from '#domain/shared/failure';
import { createHandlerWithUsers, createTestHandler, testRequest, tokensOfNonAdmins } from '../request-handler.fixture';
import { createTestHttpServer } from '../test-http-server.fixture';

const open = async () => {
  const server = await createHandlerWithUsers();
  const call = async (body: unknown, token: string | null = server.ada) => {
    const { status, body: answer } = await server.answer(
      testRequest('refreshGenreImages', 'POST', { body, ...(token === null ? {} : { token }) }),
    );
    return { ...(answer as { readonly message?: string; readonly response?: unknown; readonly cursor?: string }), status };
  };
  return { ...server, call };
};

describe('refreshGenreImages', () => {
  it('refuses everybody but admins and makes nothing', async () => {
    const server = await open();
    expect([(await server.call({ data: {} }, null)).status, (await server.call({ data: {} }, 'not-a-token')).status]).toEqual([401, 401]);
    for (const token of await tokensOfNonAdmins(server)) expect((await server.call({ data: {} }, token)).status).toBe(403);
    expect([server.genreImages.files, server.refusedAt.length]).toEqual([[], 4]);
  });

  it('accepts POST only, from this site only, and needs a body of at most the allowed size', async () => {
    const { answer, ada, genreImages } = await open();
    const body = { data: {} };
    expect(await answer(testRequest('refreshGenreImages', 'GET', { token: ada }))).toMatchObject({
      status: 405,
      headers: { Allow: 'POST' },
    });
    expect(await answer(testRequest('refreshGenreImages', 'POST', { token: ada }))).toMatchObject({ status: 400 });
    expect(
      await answer(testRequest('refreshGenreImages', 'POST', { body, token: ada, headers: { origin: 'https://evil.example' } })),
    ).toMatchObject({ status: 403 });
    expect(
      await answer(testRequest('refreshGenreImages', 'POST', { text: `{"data":{"cursor":"${'a'.repeat(2_000_000)}"}}`, token: ada })),
    ).toMatchObject({ status: 413 });
    expect(genreImages.files).toEqual([]);
  });

  it.each([
    [{ data: { cursor: 'space-opera' } }, 'data.cursor'],
    [{ data: { cursor: 7 } }, 'data.cursor'],
    [{ data: { cursor: '../avatars/maya' } }, 'data.cursor'],
    [{ data: { genres: 'western' } }, 'data.genres'],
    [{ data: { genres: ['western', 'x/y'] } }, 'data.genres.1'],
    [{ data: { genres: Array.from({ length: 101 }, () => 'western') } }, 'data.genres'],
    [{ data: { url: 'https://evil.example' } }, 'data.url'],
    [{ data: {}, more: 1 }, 'more'],
  ])('refuses %j with 400 and names %s', async (body, field) => {
    const { call, genreImages } = await open();
    expect(await call(body)).toMatchObject({ status: 400, message: expect.stringContaining(`The field ${field} `) as string });
    expect(genreImages.files).toEqual([]);
  });

  it('makes all pictures, answers for each genre and leaves an audit entry', async () => {
    const { call, genreImages, auditEntries } = await open();
    genreImages.failures.set('soap', unavailable(503, 'secret detail'));
    const answer = await call({ data: {} });
    expect(answer).toMatchObject({ status: 200, message: `${GENRES.length - 1} of ${GENRES.length} genre pictures were made.` });
    expect(answer.response).toEqual(
      GENRES.map(({ slug }) => ({ id: slug, refused: slug === 'soap' ? { reason: 'unavailable', what: 'picture' } : null })),
    );
    expect([...auditEntries.values()]).toMatchObject([
      {
        action: 'refreshGenreImages',
        target: { kind: 'genre-images', id: '' },
        outcome: { status: 'succeeded', after: { done: GENRES.length - 1, refused: 'soap' } },
      },
    ]);
  });

  it('continues behind a cursor', async () => {
    const { call, genreImages, auditEntries } = await open();
    expect(await call({ data: { cursor: 'tv-movie' } })).toMatchObject({ status: 200, response: [{ id: 'war' }, { id: 'western' }] });
    expect(genreImages.files).toEqual(['war', 'western']);
    expect([...auditEntries.values()]).toMatchObject([{ input: { cursor: 'tv-movie' } }]);
    expect(await call({ data: { cursor: 'western' } })).toMatchObject({ status: 200, response: [] });
  });

  it('answers 429 with Retry-After to a flood', async () => {
    const { answer, ada } = await open();
    const flood = async () => answer(testRequest('refreshGenreImages', 'POST', { body: { data: { genres: ['western'] } }, token: ada }));
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await flood()).status);
    expect([statuses.at(0), statuses.at(-1), Number((await flood()).headers['Retry-After'])]).toEqual([200, 429, 1]);
  });

  it('answers 409 on a site whose catalogue has no photographs', async () => {
    const server = createTestHttpServer();
    const { answer } = createTestHandler({
      ...server,
      deps: { ...server.deps, genreImages: { ...server.deps.genreImages, source: null } },
    });
    const ada = tokenFor(server, await addTestUser(server, 'ada', 'admin'));
    expect(await answer(testRequest('refreshGenreImages', 'POST', { body: { data: {} }, token: ada }))).toMatchObject({
      status: 409,
      body: { message: 'This cannot be done now: the catalogue of this site has no pictures.' },
    });
  });
});
