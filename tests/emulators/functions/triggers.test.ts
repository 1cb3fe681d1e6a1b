import { beforeAll, describe, expect, it } from 'vitest';
import { toIsoDate } from '#domain/shared/dates';
import { aUserId } from '#domain/users/user.fixture';
import { storedFile } from '../../../functions/src/adapters/stored-file';
import { countUser } from '../../../functions/src/triggers/count-user';
import { countOnce } from '../../../functions/src/triggers/idempotent-counter';
import { verifyImage } from '../../../functions/src/triggers/verify-image';
import { bucket, expectRight, eventually, members, page, post, createTestUser, store, unique, warmUp } from './functions-testbed';

beforeAll(warmUp);

const A_DAY = 86_400_000;

const countAt = async (path: string, field: string): Promise<number> => Number((await store.doc(path).get()).get(field) ?? 0);

describe('user counters', () => {
  it('count created and deleted users', async () => {
    const now = Date.now();
    // The test may run past midnight, so the counters of both days are added.
    const counted = async (field: string): Promise<number> => {
      const [today, tomorrow] = await Promise.all([now, now + A_DAY].map((at) => countAt(`stats/users-${toIsoDate(at)}`, field)));
      return (today ?? 0) + (tomorrow ?? 0);
    };
    const [created, deleted] = [await counted('created'), await counted('deleted')];
    const { uid } = await createTestUser();
    await eventually(async () => (await counted('created')) > created, 'a new member is counted');
    await expectRight(members.deleteData(aUserId(uid)));
    await eventually(async () => (await counted('deleted')) > deleted, 'a deleted member is counted');
    const all = (await store.doc('stats/users').get()).data() as Readonly<Record<string, number>>;
    expect(Object.keys(all).sort()).toEqual(['created', 'deleted', 'schemaVersion', 'total']);
    expect(all['total']).toBe(Number(all['created']) - Number(all['deleted']));
  });

  it('count each event once per day, also when it is delivered repeatedly and concurrently', async () => {
    const at = A_DAY * (1000 + Math.floor(Math.random() * 5000));
    const event = (prefix: string) => ({ id: unique(prefix), at });
    const [one, other, last] = [event('one'), event('other'), event('last')];
    await Promise.all([countUser(store, 'created', one), countUser(store, 'created', one)]);
    for (const each of [one, other]) await countUser(store, 'created', each);
    for (let time = 0; time < 2; time += 1) await countUser(store, 'deleted', last);
    const day = toIsoDate(at);
    expect((await store.doc(`stats/users-${day}`).get()).data()).toEqual({ schemaVersion: 1, day, created: 2, deleted: 1 });
  });
});

describe('file counters', () => {
  /** Returns the counts of the events with this number of bytes. */
  const counting = async (bytes: number): Promise<ReadonlyArray<unknown>> =>
    (await store.collection('stats/files/events').where('counted.files.bytes', '==', bytes).get()).docs.map((event) => event.get('counted') as unknown);

  it('add the bytes of a stored file and subtract them after its deletion', async () => {
    // A size that no other file of these tests has.
    const bytes = 70_000 + (Date.now() % 10_000);
    const file = bucket().file(`genre/movie/${unique('genre')}.webp`);
    await file.save(Buffer.alloc(bytes), { contentType: 'image/webp', resumable: false });
    await eventually(async () => (await counting(bytes)).length > 0, 'its bytes are counted');
    await file.delete();
    await eventually(async () => (await counting(-bytes)).length > 0, 'its bytes are subtracted');
    expect([await counting(bytes), await counting(-bytes)]).toEqual([[{ files: { files: 1, bytes } }], [{ files: { files: -1, bytes: -bytes } }]]);
  });

  it('count each event once', async () => {
    const [kind, name] = [unique('kind'), unique('counter')];
    const count = (id: string, bytes: number) => countOnce(store, kind, { id, at: Date.now() }, [{ name, add: { bytes } }]);
    for (const [id, bytes] of [['came', 50], ['went', -20], ['came', 50], ['went', -20]] as const) await count(id, bytes);
    expect(await countAt(`stats/${name}`, 'bytes')).toBe(30);
  });
});

describe('uploaded pictures', () => {
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46]);

  it('are deleted unless they are images', async () => {
    const [good, bad] = [bucket().file(`avatars/${unique('good')}`), bucket().file(`avatars/${unique('bad')}`)];
    await good.save(PNG, { contentType: 'image/png', resumable: false });
    await bad.save(Buffer.from('<svg onload="alert(1)"></svg>'), { contentType: 'image/png', resumable: false });
    await eventually(async () => !(await bad.exists())[0], 'the file that is no image is deleted');
    expect((await good.exists())[0]).toBe(true);
  });

  it('are kept if a late event is about a replaced generation of the file', async () => {
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
  it('has title and description without scripts', async () => {
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

  it('has the Cache-Control of the function: errors and other documents are not cached', async () => {
    const { status, headers } = await post('/details?type=movie&id=289');
    expect([status, headers.get('cache-control')]).toEqual([405, 'no-cache']);
    for (const address of ['/movies', '/genre/drama', '/robots.txt', '/details-of-nothing'])
      expect((await page(address)).headers.get('cache-control'), address).toBe('no-cache');
  });

  it('is the plain page with noindex for an unknown title', async () => {
    const { status, text } = await page('/details?type=movie&id=999999999');
    expect([status, text.includes('content="noindex"')]).toEqual([200, true]);
  });
});
