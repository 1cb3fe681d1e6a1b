import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES, IMAGE_TYPES, dimensionError, imageError, detectImageType, type ImageType } from './avatars';

const text = (chars: string): ReadonlyArray<number> => Array.from(chars, (char) => char.charCodeAt(0));
const SIGNATURES: ReadonlyArray<readonly [ImageType, ReadonlyArray<number>]> = [
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xdb]],
  ['image/png', [0x89, ...text('PNG\r\n'), 0x1a, 0x0a]],
  ['image/webp', [...text('RIFF'), 1, 2, 3, 4, ...text('WEBP')]],
  ['image/avif', [0, 0, 0, 0x1c, ...text('ftypavif')]],
  ['image/avif', [0, 0, 0, 0x1c, ...text('ftypavis')]],
];
const file = (signature: ReadonlyArray<number>, length = 64): Uint8Array => {
  const bytes = new Uint8Array(length);
  bytes.set(signature);
  return bytes;
};

describe('detectImageType', () => {
  it.each(SIGNATURES)('detects %s by its signature', (type, signature) => {
    expect(detectImageType(file(signature))).toBe(type);
  });

  it('detects every accepted type', () => {
    expect(new Set(SIGNATURES.map(([type]) => type))).toEqual(new Set(IMAGE_TYPES));
  });

  it.each(SIGNATURES)('does not detect %s if one signature byte differs or is missing', (type, signature) => {
    const positions = type === 'image/webp' ? [0, 1, 2, 3, 8, 9, 10, 11] : type === 'image/avif' ? [4, 5, 6, 7, 8, 9, 10, 11] : [0, 1, 2];
    for (const position of positions) {
      expect(detectImageType(file(signature.map((byte, index) => (index === position ? byte ^ 0x40 : byte))))).not.toBe(type);
      expect(detectImageType(new Uint8Array(signature.slice(0, position)))).not.toBe(type);
    }
  });

  it.each([
    ['an svg', text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['an HTML document', text('<!doctype html><script>alert(1)</script>')],
    ['a gif', text('GIF89a')],
    ['a WAVE file with the RIFF prefix of WebP', [...text('RIFF'), 1, 2, 3, 4, ...text('WAVE')]],
    ['an MP4 video with the ftyp prefix of AVIF', [0, 0, 0, 0x1c, ...text('ftypisom')]],
    ['an empty file', []],
  ])('rejects %s', (_, bytes) => {
    expect(detectImageType(new Uint8Array(bytes))).toBeNull();
    expect(imageError(new Uint8Array(bytes))).toBe('not-an-image');
  });
});

describe('dimensionError', () => {
  it('accepts 50 megapixels and rejects one row more', () => {
    expect([dimensionError(10_000, 5000), dimensionError(10_000, 5001)]).toEqual([null, 'too-many-pixels']);
  });
});

describe('imageError', () => {
  it('accepts MAX_IMAGE_BYTES and rejects one byte more', () => {
    const [, jpeg = []] = SIGNATURES[0] ?? [];
    expect(imageError(file(jpeg, MAX_IMAGE_BYTES))).toBeNull();
    expect(imageError(file(jpeg, MAX_IMAGE_BYTES + 1))).toBe('image-too-large');
  });
});
