import { beforeAll, describe, expect, it } from 'vitest';
import { toIsoDate } from '#domain/shared/dates';
import { detectImageType, type ImageFile } from '#domain/users/pictures/avatars';
import { jpegFile, pngFile } from '#domain/users/contract/image-file.fixture';
import { monthDocumentName } from '#domain/site-stats/stats-documents';
import { aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { cloudStorageFile } from '../../../functions/src/adapters/cloud-storage-file';
import { updateUserCount } from '../../../functions/src/triggers/update-user-count';
import { countOnce } from '../../../functions/src/triggers/idempotent-counter';
import { verifyAndEncodeImage } from '../../../functions/src/triggers/verify-and-encode-image';
import { bucket, eventually, members, createTestUser, store, unique, warmUp } from './functions-testbed';

beforeAll(warmUp);

const A_DAY = 86_400_000;
let lastDay = 1000 * A_DAY;

const countAt = async (path: string, field: string): Promise<number> => Number((await store.doc(path).get()).get(field) ?? 0);

describe('user counters', () => {
  it('count created and deleted users', async () => {
    const now = Date.now();
    // The test may run past midnight, so the counters of both days are added.
    const counted = async (field: string): Promise<number> => {
      const [today, tomorrow] = await Promise.all(
        [now, now + A_DAY].map((at) => countAt(`stats/${monthDocumentName(toIsoDate(at))}`, `days.${toIsoDate(at).slice(8)}.${field}`)),
      );
      return (today ?? 0) + (tomorrow ?? 0);
    };
    const [created, deleted] = [await counted('created'), await counted('deleted')];
    const { uid } = await createTestUser();
    await eventually(async () => (await counted('created')) > created, 'a new member is counted');
    await expectRight(members.deleteData(aUserId(uid)));
    await eventually(async () => (await counted('deleted')) > deleted, 'a deleted member is counted');
    const all = (await store.doc('stats/users').get()).data() as Readonly<Record<string, number>>;
    expect(Object.keys(all).sort()).toEqual(['changedAt', 'created', 'deleted', 'schemaVersion', 'total']);
    expect(all['total']).toBe(Number(all['created']) - Number(all['deleted']));
  });

  it('count each event once per day, also when it is delivered repeatedly and concurrently', async () => {
    // A second try gets another day.
    const at = (lastDay += A_DAY);
    const event = (prefix: string) => ({ id: unique(prefix), at });
    const [one, other, last] = [event('one'), event('other'), event('last')];
    await Promise.all([updateUserCount(store, 'created', one), updateUserCount(store, 'created', one)]);
    for (const each of [one, other]) await updateUserCount(store, 'created', each);
    for (let time = 0; time < 2; time += 1) await updateUserCount(store, 'deleted', last);
    const day = toIsoDate(at);
    expect((await store.doc(`stats/${monthDocumentName(day)}`).get()).get(`days.${day.slice(8)}`)).toEqual({ created: 2, deleted: 1 });
  });
});

describe('file counters', () => {
  /** Returns the counts of the events with this number of bytes. */
  const counting = async (bytes: number): Promise<ReadonlyArray<unknown>> =>
    (await store.collection('stats/files/events').where('counted.files.bytes', '==', bytes).get()).docs.map(
      (event) => event.get('counted') as unknown,
    );

  it('add the bytes of a stored file and subtract them after its deletion', async () => {
    // A size that no other file of these tests has.
    const bytes = 70_000 + (Date.now() % 10_000);
    const file = bucket().file(`genre/movie/${unique('genre')}.webp`);
    await file.save(Buffer.alloc(bytes), { contentType: 'image/webp', resumable: false });
    await eventually(async () => (await counting(bytes)).length > 0, 'its bytes are counted');
    await file.delete();
    await eventually(async () => (await counting(-bytes)).length > 0, 'its bytes are subtracted');
    expect([await counting(bytes), await counting(-bytes)]).toEqual([
      [{ files: { files: 1, bytes } }],
      [{ files: { files: -1, bytes: -bytes } }],
    ]);
  });

  it('count each event once', async () => {
    const [kind, name] = [unique('kind'), unique('counter')];
    const count = (id: string, bytes: number) => countOnce(store, kind, { id, at: Date.now() }, [{ name, add: { bytes } }]);
    for (const [id, bytes] of [['came', 50], ['went', -20], ['came', 50], ['went', -20]] as const) await count(id, bytes);
    expect(await countAt(`stats/${name}`, 'bytes')).toBe(30);
  });
});

describe('uploaded pictures', () => {
  /** Stores the access record of an account and returns its avatar file. */
  const avatarOf = async (prefix: string) => {
    const uid = unique(prefix);
    await store.doc(`access/${uid}`).set({ schemaVersion: 1, disabled: false, role: 'user', since: 0 });
    return bucket().file(`avatars/${uid}`);
  };
  const save = (file: Awaited<ReturnType<typeof avatarOf>>, { bytes, type }: ImageFile, metadata: object = {}): Promise<void> =>
    file.save(Buffer.from(bytes), { resumable: false, metadata: { contentType: type, ...metadata } });

  it('are encoded again; files that cannot be decoded and avatars without an account are deleted', async () => {
    const [good, bad, ownerless] = [await avatarOf('good'), await avatarOf('bad'), bucket().file(`avatars/${unique('ownerless')}`)];
    await save(good, jpegFile(5000));
    await save(bad, { ...pngFile(), bytes: new TextEncoder().encode('<svg onload="alert(1)"></svg>') });
    await save(ownerless, pngFile());
    await eventually(
      async () => (await Promise.all([bad, ownerless].map((file) => file.exists()))).every(([exists]) => !exists),
      'files that are no avatars are deleted',
    );
    await eventually(async () => (await good.getMetadata())[0].contentType === 'image/webp', 'the avatar is encoded');
    const [bytes] = await good.download();
    expect([detectImageType(bytes), bytes.length < 5000]).toEqual(['image/webp', true]);
  });

  it('with a wrong content encoding are read as stored', async () => {
    // Not an avatar: the trigger would replace or remove the file while the test reads.
    const file = bucket().file(`genre/movie/${unique('zipped')}.webp`);
    await save(file, pngFile(), { contentEncoding: 'gzip' });
    const [{ generation = 0 }] = await file.getMetadata();
    expect(await cloudStorageFile({ bucket: bucket().name, name: file.name, generation }).read()).toEqual(Buffer.from(pngFile().bytes));
  });

  it('are kept if a late event is about a replaced generation of the file', async () => {
    const file = await avatarOf('replaced');
    await save(file, pngFile());
    const [{ generation = 0 }] = await file.getMetadata();
    const before = cloudStorageFile({ bucket: bucket().name, name: file.name, contentType: 'image/png', generation });
    await save(file, jpegFile());
    const deps = { encodeAvatar: () => Promise.resolve(pngFile().bytes), hasAccount: () => Promise.resolve(true) };
    expect(await verifyAndEncodeImage(deps, before)).toBe('ignored');
    await before.replace(pngFile().bytes);
    expect(detectImageType((await file.download())[0])).not.toBe('image/png');
  });
});
