import { beforeAll, describe, expect, it } from 'vitest';
import { toIsoDate } from '#domain/shared/clock';
import { aUserId } from '#domain/users/user.fixture';
import { storedFile } from '../../../functions/src/adapters/stored-file';
import { countUser } from '../../../functions/src/triggers/count-members';
import { countOnce } from '../../../functions/src/triggers/idempotent-counter';
import { verifyImage } from '../../../functions/src/triggers/verify-image';
import { bucket, expectRight, eventually, members, page, post, createTestUser, store, unique, warmUp } from './functions-testbed';

beforeAll(warmUp);

const A_DAY = 86_400_000;

const countAt = async (path: string, field: string): Promise<number> => Number((await store.doc(path).get()).get(field) ?? 0);

describe('a member', () => {
  it('is counted who comes, and who goes', async () => {
    const now = Date.now();
    // Midnight may come while this is waited for.
    const counted = async (field: string): Promise<number> => {
      const [today, tomorrow] = await Promise.all([now, now + A_DAY].map((at) => countAt(`stats/users-${toIsoDate(at)}`, field)));
      return (today ?? 0) + (tomorrow ?? 0);
    };
    const [created, deleted] = [await counted('created'), await counted('deleted')];
    const { uid } = await createTestUser();
    await eventually(async () => (await counted('created')) > created, 'a new member is counted');
    await expectRight(members.deleteData(aUserId(uid)));
    await eventually(async () => (await counted('deleted')) > deleted, 'who left is counted');
    const all = (await store.doc('stats/users').get()).data() as Readonly<Record<string, number>>;
    expect(Object.keys(all).sort()).toEqual(['created', 'deleted', 'schemaVersion', 'total']);
    expect(all['total']).toBe(Number(all['created']) - Number(all['deleted']));
  });

  it('is counted for the day, once for each event, however often and at once it is delivered', async () => {
    const at = A_DAY * (1000 + Math.floor(Math.random() * 5000));
    const event = (word: string) => ({ id: unique(word), at });
    const [one, other, last] = [event('one'), event('other'), event('last')];
    await Promise.all([countUser(store, 'created', one), countUser(store, 'created', one)]);
    for (const each of [one, other]) await countUser(store, 'created', each);
    for (let time = 0; time < 2; time += 1) await countUser(store, 'deleted', last);
    const day = toIsoDate(at);
    expect((await store.doc(`stats/users-${day}`).get()).data()).toEqual({ schemaVersion: 1, day, created: 2, deleted: 1 });
  });
});

describe('a stored file', () => {
  /** The events that have counted so many bytes. */
  const counting = async (bytes: number): Promise<ReadonlyArray<unknown>> =>
    (await store.collection('stats/files/events').where('counted.files.bytes', '==', bytes).get()).docs.map((event) => event.get('counted') as unknown);

  it('is counted with its bytes, until it is removed', async () => {
    // As many as no other file here has.
    const bytes = 70_000 + (Date.now() % 10_000);
    const file = bucket().file(`genre/movie/${unique('genre')}.webp`);
    await file.save(Buffer.alloc(bytes), { contentType: 'image/webp', resumable: false });
    await eventually(async () => (await counting(bytes)).length > 0, 'its bytes are counted');
    await file.delete();
    await eventually(async () => (await counting(-bytes)).length > 0, 'its bytes are counted no more');
    expect([await counting(bytes), await counting(-bytes)]).toEqual([[{ files: { files: 1, bytes } }], [{ files: { files: -1, bytes: -bytes } }]]);
  });

  it('is counted once for each event', async () => {
    const [kind, name] = [unique('kind'), unique('counter')];
    const count = (id: string, bytes: number) => countOnce(store, kind, { id, at: Date.now() }, [{ name, add: { bytes } }]);
    for (const [id, bytes] of [['came', 50], ['went', -20], ['came', 50], ['went', -20]] as const) await count(id, bytes);
    expect(await countAt(`stats/${name}`, 'bytes')).toBe(30);
  });
});

describe('a picture', () => {
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46]);

  it('that is none does not stay, one that is does', async () => {
    const [good, bad] = [bucket().file(`avatars/${unique('good')}`), bucket().file(`avatars/${unique('bad')}`)];
    await good.save(PNG, { contentType: 'image/png', resumable: false });
    await bad.save(Buffer.from('<svg onload="alert(1)"></svg>'), { contentType: 'image/png', resumable: false });
    await eventually(async () => !(await bad.exists())[0], 'what is no picture is removed');
    expect((await good.exists())[0]).toBe(true);
  });

  it('that has taken the place of another is not taken for it, when that is looked at late', async () => {
    const file = bucket().file(`avatars/${unique('replaced')}`);
    await file.save(PNG, { contentType: 'image/png', resumable: false });
    const [{ generation = 0 }] = await file.getMetadata();
    const before = { bucket: bucket().name, name: file.name, contentType: 'image/png', generation };
    await file.save(JPEG, { contentType: 'image/jpeg', resumable: false });
    expect(await verifyImage(storedFile(before))).toBe(false);
    expect((await file.download())[0]).toEqual(JPEG);
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

  it('is not kept when it did not go well: the function says how long, and hosting hands that on', async () => {
    const { status, headers } = await post('/details?type=movie&id=289');
    expect([status, headers.get('cache-control')]).toEqual([405, 'no-cache']);
    for (const address of ['/movies', '/genre/drama', '/robots.txt', '/details-of-nothing'])
      expect((await page(address)).headers.get('cache-control'), address).toBe('no-cache');
  });

  it('is the plain page for a title that nobody knows', async () => {
    const { status, text } = await page('/details?type=movie&id=999999999');
    expect([status, text.includes('content="noindex"')]).toEqual([200, true]);
  });
});
