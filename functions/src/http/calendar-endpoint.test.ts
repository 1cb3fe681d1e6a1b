import { describe, expect, it } from 'vitest';
import { createHandlerWithUsers, testRequest } from './request-handler.fixture';

describe('calendar.ics', () => {
  it('is a calendar for whoever knows the key: no shared cache, no search engine, no cookie; without the key it is not found', async () => {
    const { answer, maya } = await createHandlerWithUsers();
    const { body } = await answer(testRequest('renewCalendarAddress', 'POST', { token: maya }));
    const { secret } = (body as { readonly response: { readonly secret: string } }).response;
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

  it('limits the requests for one address from all networks', async () => {
    const { answer, maya } = await createHandlerWithUsers();
    const { body } = await answer(testRequest('renewCalendarAddress', 'POST', { token: maya }));
    const { secret } = (body as { readonly response: { readonly secret: string } }).response;
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1)
      statuses.push((await answer(testRequest('calendar.ics', 'GET', { query: `key=${secret}`, address: `192.0.${call}.1` }))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
