import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_BANNER_WIDTH } from '#domain/banners/banner-admin-repository';
import { pngFile } from '#domain/users/contract/image-file.fixture';
import { encodeBanner, encodeGenreImage } from './sharp-webp-encoder';

const { bytes: PNG } = pngFile();
const HIDDEN = 'My own front door';

describe('encodeBanner', () => {
  it('encodes a wide photo as WebP of MAX_BANNER_WIDTH without metadata and appended bytes', async () => {
    const photo = await sharp({ create: { width: 3200, height: 1200, channels: 3, background: '#a52' } })
      .withExif({ IFD0: { ImageDescription: HIDDEN } })
      .jpeg()
      .toBuffer();
    const image = await encodeBanner(Buffer.concat([photo, Buffer.from(`<script>${HIDDEN}</script>`)]));
    const { format, width, height, exif } = await sharp(image ?? undefined).metadata();
    expect([format, width, height, exif, Buffer.from(image ?? []).includes(HIDDEN)]).toEqual([
      'webp', MAX_BANNER_WIDTH, 960, undefined, false,
    ]);
  });

  it('does not enlarge a small image', async () => {
    expect(await sharp((await encodeBanner(PNG)) ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 8, height: 8 });
  });

  it.each([
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="x"></svg>')],
    ['a GIF', Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAA='), (char) => char.charCodeAt(0))],
    ['a truncated image', PNG.slice(0, 60)],
    ['a signature alone', PNG.slice(0, 8)],
    ['an empty file', new Uint8Array()],
    [
      'an image that claims 60,000 by 60,000 px',
      Uint8Array.from(PNG, (byte, index) => [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60][index - 16] ?? byte),
    ],
  ])('refuses %s', async (_, bytes) => {
    expect(await encodeBanner(bytes)).toBeNull();
  });
});

describe('encodeGenreImage', () => {
  it('cuts a photo to 960 by 540 px and refuses what is no image', async () => {
    const photo = await sharp({ create: { width: 1280, height: 900, channels: 3, background: '#a52' } }).jpeg().toBuffer();
    expect(await sharp((await encodeGenreImage(photo)) ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
    for (const text of ['<html>', '']) expect(await encodeGenreImage(new TextEncoder().encode(text))).toBeNull();
  });
});
