import { describe, expect, it } from 'vitest';
import { createHandlerWithUsers, testRequest } from './request-handler.fixture';

type Server = Awaited<ReturnType<typeof createHandlerWithUsers>>;

const renew = async ({ answer, maya }: Server): Promise<string> => {
  const { body } = await answer(testRequest('renewCalendarAddress', 'POST', { token: maya }));
  return (body as { readonly response: { readonly secret: string } }).response.secret;
};

const updateMaya = ({ answer, ada }: Server, fields: object) =>
  answer(testRequest('updateUserData', 'PUT', { token: ada, body: { data: { uid: 'maya', ...fields } } }));

describe('calendar.ics', () => {
  it('is a calendar for whoever knows the key: no shared cache, no search engine, no cookie; without the key it is not found', async () => {
    const server = await createHandlerWithUsers();
    const { answer, maya } = server;
    const secret = await renew(server);
    const file = await answer(testRequest('calendar.ics', 'GET', { query: `key=${secret}` }));
    expect([file.status, file.text?.slice(0, 15), file.headers]).toEqual([
      200, 'BEGIN:VCALENDAR',
      {
        'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, max-age=3600', 'X-Robots-Tag': 'noindex',
        'Content-Disposition': 'inline; filename="marquee.ics"', 'X-Request-Id': 'request-1',
      },
    ]);
    await answer(testRequest('removeCalendarAddress', 'DELETE', { token: maya }));
    for (const query of [`key=${secret}`, 'key=', `key=${'0'.repeat(32)}`])
      expect(await answer(testRequest('calendar.ics', 'GET', { query }))).toMatchObject({
        status: 404, headers: { 'Cache-Control': 'no-store' },
      });
  });

  it.each([
    ['ends all other sessions', (server: Server) => server.answer(testRequest('endOtherSessions', 'POST', { token: server.maya }))],
    ['is signed out by an admin', (server: Server) =>
      server.answer(testRequest('endUserSessions', 'POST', { token: server.ada, body: { data: { uid: 'maya' } } }))],
    ['gets a new password from an admin', (server: Server) => updateMaya(server, { password: 'nine letters' })],
    ['is disabled and enabled again', async (server: Server) => {
      await updateMaya(server, { disabled: true });
      return updateMaya(server, { disabled: false });
    }],
    ['is deleted', (server: Server) =>
      server.answer(testRequest('deleteUser', 'DELETE', { token: server.ada, body: { data: { uid: 'maya' } } }))],
  ] as const)('is not found after its owner %s', async (_, act) => {
    const server = await createHandlerWithUsers();
    const secret = await renew(server);
    const read = async () => (await server.answer(testRequest('calendar.ics', 'GET', { query: `key=${secret}` }))).status;
    expect([await read(), (await act(server)).status, await read()]).toEqual([200, 200, 404]);
  });

  it('limits the requests for one address from all networks', async () => {
    const server = await createHandlerWithUsers();
    const { answer } = server;
    const secret = await renew(server);
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1)
      statuses.push((await answer(testRequest('calendar.ics', 'GET', { query: `key=${secret}`, address: `192.0.${call}.1` }))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
