import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AVATAR_SIZE } from '#domain/users/pictures/avatars';
import { pngFile } from '#domain/users/contract/image-file.fixture';
import { encodeAvatar } from '../adapters/images/sharp-webp-encoder';
import { IMAGE_CHECK_RETRY_WINDOW_MS, verifyAndEncodeImage, verifyOrRemoveImage, type ImageOutcome } from './verify-and-encode-image';

const { bytes: PNG } = pngFile();
const svg = new TextEncoder().encode('<svg onload="x"></svg>');
const truncated = PNG.slice(0, 60);
/** A PNG that claims 60,000 by 60,000 px. */
const huge = Uint8Array.from(PNG, (byte, index) => [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60][index - 16] ?? byte);

type TestFile = {
  readonly name?: string;
  readonly type?: string | null;
  readonly bytes?: Uint8Array | null;
  readonly isEncodedByServer?: boolean;
};

const verify = async ({
  name = 'avatars/maya', type = 'image/png', bytes = PNG, isEncodedByServer = false,
}: TestFile): Promise<{ outcome: ImageOutcome; isRemoved: boolean; stored: Uint8Array | null }> => {
  let isRemoved = false;
  let stored = bytes;
  const outcome = await verifyAndEncodeImage(
    { encodeAvatar, hasAccount: (uid) => Promise.resolve(uid === 'maya') },
    {
      name,
      type,
      isEncodedByServer,
      read: () => Promise.resolve(bytes),
      replace: (image) => Promise.resolve(void (stored = image)),
      remove: () => Promise.resolve(void (isRemoved = true)),
    },
  );
  return { outcome, isRemoved, stored };
};

describe('verifyAndEncodeImage', () => {
  it.each<readonly [string, TestFile, ImageOutcome]>([
    ['encodes an avatar again', {}, 'encoded'],
    ['keeps an avatar that the server encoded', { isEncodedByServer: true }, 'kept'],
    ['keeps a banner', { name: 'banners/one' }, 'kept'],
    ['keeps a banner that the server encoded', { name: 'banners/one', type: 'image/webp', isEncodedByServer: true }, 'kept'],
    ['removes an image of another type than declared', { type: 'image/jpeg' }, 'removed'],
    ['removes an image without a type', { type: null }, 'removed'],
    ['removes an SVG', { bytes: svg }, 'removed'],
    ['removes a banner that is not an image', { name: 'banners/one', bytes: svg }, 'removed'],
    ['removes an empty file', { bytes: new Uint8Array() }, 'removed'],
    ['removes a signature without an image', { bytes: PNG.slice(0, 8) }, 'removed'],
    ['removes a truncated image', { bytes: truncated }, 'removed'],
    ['removes a truncated banner', { name: 'banners/one', bytes: truncated }, 'removed'],
    ['removes an image that claims too many pixels', { bytes: huge }, 'removed'],
    ['removes the avatar of a deleted account', { name: 'avatars/gone' }, 'removed'],
    ['removes an avatar of a deleted account that the server encoded', { name: 'avatars/gone', isEncodedByServer: true }, 'removed'],
    ['removes a path with a trailing slash', { name: 'avatars/maya/' }, 'removed'],
    ['removes a banner with a trailing slash', { name: 'banners/one/' }, 'removed'],
    ['ignores a replaced file', { bytes: null }, 'ignored'],
    ['ignores genre images', { name: 'genre/movie/drama.webp', bytes: svg }, 'ignored'],
  ])('%s', async (_, file, expected) => {
    const { outcome, isRemoved } = await verify(file);
    expect([outcome, isRemoved]).toEqual([expected, expected === 'removed']);
  });

  it('stores WebP of at most AVATAR_SIZE px without metadata and without appended bytes', async () => {
    const HIDDEN = 'My own front door';
    const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a52' } })
      .withExif({ IFD0: { ImageDescription: HIDDEN } })
      .jpeg()
      .toBuffer();
    const { stored } = await verify({ type: 'image/jpeg', bytes: Buffer.concat([photo, Buffer.from(`<script>${HIDDEN}</script>`)]) });
    const { format, width, height, exif } = await sharp(stored ?? undefined).metadata();
    expect([format, width, height, exif, Buffer.from(stored ?? []).includes(HIDDEN)]).toEqual([
      'webp', AVATAR_SIZE, AVATAR_SIZE, undefined, false,
    ]);
    expect(photo.includes(HIDDEN)).toBe(true);
  });
});

describe('verifyOrRemoveImage', () => {
  const failing = async (age: number) => {
    const events: string[] = [];
    const checked = verifyOrRemoveImage(() => Promise.reject(new Error('no answer')), {
      age,
      remove: () => {
        events.push('removed');
        return Promise.reject(new Error('no storage'));
      },
      onGivenUp: (error) => events.push(String(error)),
    });
    return [await checked.then(() => 'done', () => 'retried'), events];
  };

  it('rejects for a failed check within the deadline, so that the event is retried', async () => {
    expect(await failing(IMAGE_CHECK_RETRY_WINDOW_MS - 1)).toEqual(['retried', []]);
  });

  it('removes the file and ends the retries after the deadline, also if the removal fails', async () => {
    expect(await failing(IMAGE_CHECK_RETRY_WINDOW_MS)).toEqual(['done', ['Error: no answer', 'removed', 'Error: no storage']]);
  });
});
