import { beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '#domain/clock';
import { countNewcomer } from '../../../functions/src/triggers/count-newcomer';
import { bucket, eventually, page, somebody, store, unique, warmUp } from './house';

beforeAll(warmUp);

const countAt = async (path: string): Promise<number> => Number((await store.doc(path).get()).get('created') ?? 0);

describe('a new member', () => {
  it('is counted', async () => {
    const day = `stats/users-${isoDay(Date.now())}`;
    const before = await countAt(day);
    await somebody();
    await eventually(async () => (await countAt(day)) > before, 'a new member is counted');
  });

  it('is counted once for each event, however often and at once it is delivered', async () => {
    const day = 86_400_000 * (1000 + Math.floor(Math.random() * 5000));
    const [one, other] = [unique('event'), unique('event')];
    await Promise.all([countNewcomer(store, one, day), countNewcomer(store, one, day)]);
    await countNewcomer(store, one, day);
    await countNewcomer(store, other, day);
    expect(await countAt(`stats/users-${isoDay(day)}`)).toBe(2);
  });
});

describe('a picture', () => {
  it('that is none does not stay, one that is does', async () => {
    const [good, bad] = [bucket().file(`avatars/${unique('good')}`), bucket().file(`avatars/${unique('bad')}`)];
    await good.save(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), { contentType: 'image/png', resumable: false });
    await bad.save(Buffer.from('<svg onload="alert(1)"></svg>'), { contentType: 'image/png', resumable: false });
    await eventually(async () => !(await bad.exists())[0], 'what is no picture is removed');
    expect((await good.exists())[0]).toBe(true);
  });
});

describe("a title's page", () => {
  it('tells what it is about to those who run no scripts', async () => {
    const { status, headers, text } = await page('/details?type=movie&id=289');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=60, s-maxage=600',
    ]);
    expect(text).toContain('<title>Casablanca (1942) · Marquee</title>');
    expect(text).toMatch(/<meta property="og:description" content="[^"]{20,}"\/>/);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('is the plain page for a title that nobody knows', async () => {
    const { status, text } = await page('/details?type=movie&id=999999999');
    expect([status, text.includes('content="noindex"')]).toEqual([200, true]);
  });
});
