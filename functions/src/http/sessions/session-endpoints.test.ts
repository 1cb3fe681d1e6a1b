import { expect, it } from 'vitest';
import { SIGN_IN_RETENTION_MS } from '#domain/users/sign-ins/with-sign-in';
import { NOON, testCaller, tokenFor } from '#adapters/memory/server/test-server.fixture';
import { createHandlerWithUsers, testRequest } from '../request-handler.fixture';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
type Server = Awaited<ReturnType<typeof createHandlerWithUsers>>;

const note = async (server: Server, token: string, userAgent?: string) => {
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
  return (await server.answer(testRequest('noteSignIn', 'POST', { token, headers }))).body;
};

it('notes two words of the browser, and neither its address nor its versions', async () => {
  const server = await createHandlerWithUsers();
  const noted = { at: NOON, way: 'password', browser: 'Chrome', system: 'Windows', isPresent: true, hasEnded: false };
  expect(await note(server, server.maya, CHROME)).toEqual({ response: [noted], status: 200 });
  const stored = JSON.stringify([...server.documents()]);
  expect(stored).not.toMatch(/192\.0\.2|142\.0|Mozilla/);
  expect(await note(server, server.ada)).toMatchObject({ response: [{ browser: null, system: null, isPresent: true }] });
});

it('shows an admin only the admin’s own', async () => {
  const server = await createHandlerWithUsers();
  await note(server, server.maya, CHROME);
  expect(await note(server, server.ada)).toMatchObject({ response: [{ browser: null }] });
});

it('a session older than the bound is not noted', async () => {
  const server = await createHandlerWithUsers();
  const old = tokenFor(server, testCaller('maya', 'user', NOON - SIGN_IN_RETENTION_MS));
  expect(await note(server, old)).toEqual({ response: [], status: 200 });
});
