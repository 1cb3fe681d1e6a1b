import { describe, expect, it } from 'vitest';
import { NOON } from '#adapters/memory/server/test-server.fixture';
import type { BannerSettings } from '#domain/banners/banner';
import { newBannerName } from '#domain/banners/banner-name';
import { createHandlerWithUsers, testRequest, tokensOfNonAdmins } from './request-handler.fixture';

const NAME = newBannerName(NOON, 'a'.repeat(16));
const add = { add: { bannerName: NAME } };

const open = async () => {
  const server = await createHandlerWithUsers();
  server.files.set(NAME, 'image');
  const call = async (data: unknown, token: string | null = server.ada) => {
    const { status, body } = await server.answer(
      testRequest('changeBanners', 'POST', { body: { data }, ...(token === null ? {} : { token }) }),
    );
    return { status, ...(body as { readonly message?: string }) };
  };
  let stored: BannerSettings | undefined;
  server.storage.state.subscribe(({ settings }) => (stored = settings.get('banners')));
  return { ...server, call, stored: () => stored };
};

describe('changeBanners', () => {
  it('refuses everybody but admins and changes nothing', async () => {
    const server = await open();
    expect([(await server.call(add, null)).status, (await server.call(add, 'not-a-token')).status]).toEqual([401, 401]);
    for (const token of await tokensOfNonAdmins(server)) expect((await server.call(add, token)).status).toBe(403);
    expect([server.stored(), server.files.size]).toEqual([undefined, 1]);
  });

  it('accepts POST only and needs a body', async () => {
    const { answer, ada } = await open();
    expect(await answer(testRequest('changeBanners', 'PUT', { body: { data: add }, token: ada }))).toMatchObject({
      status: 405,
      headers: { Allow: 'POST' },
    });
    expect(await answer(testRequest('changeBanners', 'POST', { token: ada }))).toMatchObject({ status: 400 });
    expect(
      await answer(testRequest('changeBanners', 'POST', { body: { data: add }, token: ada, headers: { origin: 'https://evil.example' } })),
    ).toMatchObject({ status: 403 });
  });

  it.each([
    [{}, 'data'],
    [{ add: { bannerName: NAME }, remove: { bannerName: NAME } }, 'data'],
    [{ add: {} }, 'data.add.bannerName'],
    [{ add: { bannerName: '../avatars/maya' } }, 'data.add.bannerName'],
    [{ add: { bannerName: `${NAME}/x` } }, 'data.add.bannerName'],
    [{ add: { bannerName: NAME, active: 'yes' } }, 'data.add.active'],
    [{ add: { bannerName: NAME, url: 'https://evil.example' } }, 'data.add.url'],
    [{ activate: NAME }, 'data.activate'],
    [{ activate: { bannerName: NAME, active: true } }, 'data.activate.active'],
    [{ remove: { bannerName: 7 } }, 'data.remove.bannerName'],
    [{ replace: { bannerName: NAME } }, 'data.replace'],
  ])('refuses %j with 400 and names %s', async (data, field) => {
    const { call, stored } = await open();
    expect(await call(data)).toMatchObject({ status: 400, message: expect.stringContaining(`The field ${field} `) as string });
    expect(stored()).toBeUndefined();
  });

  it('adds, activates and removes, each with an audit entry that names the banner', async () => {
    const { call, stored, auditEntries } = await open();
    expect(await call({ add: { bannerName: NAME, active: true } })).toEqual({ status: 200, message: 'The banner was added.' });
    expect(stored()).toMatchObject({ content: [{ name: NAME, active: true }] });
    expect([...auditEntries.values()]).toMatchObject([
      {
        action: 'changeBanners',
        input: { action: 'add', bannerName: NAME, active: true },
        target: { kind: 'banner', id: NAME },
        outcome: { status: 'succeeded' },
      },
    ]);
    expect(await call({ deactivate: { bannerName: NAME } })).toMatchObject({ status: 200 });
    expect(await call({ activate: { bannerName: NAME } })).toMatchObject({ status: 200 });
    expect(await call({ remove: { bannerName: NAME } })).toMatchObject({ status: 200 });
    expect(stored()).toMatchObject({ content: [] });
  });

  it('answers 404 for an unknown banner and a missing file, and 400 for a file that is not a picture', async () => {
    const { call, files, stored, auditEntries } = await open();
    expect(await call({ activate: { bannerName: NAME } })).toMatchObject({ status: 404, message: 'The banner does not exist.' });
    files.set(NAME, 'not-an-image');
    expect(await call(add)).toMatchObject({
      status: 400,
      message: 'The field data.add.bannerName does not name a JPEG, PNG, WebP or AVIF picture.',
    });
    expect(await call(add)).toMatchObject({ status: 404 });
    expect([stored(), files.size]).toEqual([undefined, 0]);
    expect([...auditEntries.values()].at(-1)).toMatchObject({ target: { kind: 'banner', id: NAME }, outcome: { status: 'failed' } });
  });
});
