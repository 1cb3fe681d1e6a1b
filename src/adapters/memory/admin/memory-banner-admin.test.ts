import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { keepsBannerAdminContract } from '#domain/banners/banner-admin.contract';
import { invalid } from '#domain/shared/failure';
import { pngFile } from '#domain/users/contract/image-file.fixture';
import { detectImageType, type ImageFile } from '#domain/users/pictures/avatars';
import type { Answer } from '#domain/shared/answer';
import { addSession } from '#adapters/memory/auth/account-edits';
import { seedState } from '#adapters/memory/demo-data';
import { memoryBannerRepository } from '#adapters/memory/memory-banners';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { memoryBannerAdmin } from './memory-banner-admin';

let offsetMs = 0;
const clock = { now: () => Date.now() + offsetMs };
/** Accepts complete pictures only, as a browser does; the test's environment has no canvas. */
const encode = (image: ImageFile): Answer<ImageFile> =>
  detectImageType(image.bytes) !== null && image.bytes.length > 60 ? TE.right(image) : TE.left(invalid('image', 'not-an-image'));

const open = () => {
  const storage = inMemoryStorage(addSession('b', 'maya', clock.now())(addSession('a', 'ada', clock.now())(seedState)));
  const bannersIn = (browserId: string) => memoryBannerAdmin({ storage, clock, browserId }, storage.read, encode);
  return { storage, banners: bannersIn('a'), asMember: bannersIn('b') };
};

keepsBannerAdminContract('memoryBannerAdmin', () => Promise.resolve(open()));

it('memoryBannerAdmin keeps banners of earlier days when another one is added', async () => {
  const { banners } = open();
  const options = { activate: false, onProgress: () => undefined, signal: new AbortController().signal };
  await expectRight(banners.add(pngFile(), options));
  offsetMs = 2 * 86_400_000;
  await expectRight(banners.add(pngFile(), options));
  offsetMs = 0;
  expect((await expectRight(banners.list)).content).toHaveLength(2);
});

it('memoryBannerRepository emits the settings that an admin changes, with the picture as a data URL', async () => {
  const { storage, banners } = open();
  const { watch } = memoryBannerRepository(storage);
  expect(await firstValueFrom(watch)).toEqual(E.right({ content: [] }));
  const emitted: unknown[] = [];
  watch.subscribe((settings) => emitted.push(settings));
  await expectRight(banners.add(pngFile(), { activate: true, onProgress: () => undefined, signal: new AbortController().signal }));
  expect(emitted).toHaveLength(2);
  expect(emitted[1]).toMatchObject({
    right: { content: [{ active: true, url: expect.stringMatching(/^data:image\/png;base64,/) as string }] },
  });
});
