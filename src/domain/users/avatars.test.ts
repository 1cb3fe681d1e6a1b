import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES, IMAGE_TYPES, imageError, detectImageType, type ImageType } from './avatars';

const text = (letters: string): ReadonlyArray<number> => Array.from(letters, (letter) => letter.charCodeAt(0));
const BEGINNINGS: ReadonlyArray<readonly [ImageType, ReadonlyArray<number>]> = [
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xdb]],
  ['image/png', [0x89, ...text('PNG\r\n'), 0x1a, 0x0a]],
  ['image/webp', [...text('RIFF'), 1, 2, 3, 4, ...text('WEBP')]],
  ['image/avif', [0, 0, 0, 0x1c, ...text('ftypavif')]],
  ['image/avif', [0, 0, 0, 0x1c, ...text('ftypavis')]],
];
const file = (begins: ReadonlyArray<number>, length = 64): Uint8Array => {
  const bytes = new Uint8Array(length);
  bytes.set(begins);
  return bytes;
};

describe('sniffPicture', () => {
  it.each(BEGINNINGS)('knows %s by how it begins', (type, begins) => {
    expect(detectImageType(file(begins))).toBe(type);
  });

  it('knows every type that is allowed', () => {
    expect(new Set(BEGINNINGS.map(([type]) => type))).toEqual(new Set(IMAGE_TYPES));
  });

  it.each(BEGINNINGS)('takes nothing for %s that differs in a byte, or is cut off', (type, begins) => {
    const tells = type === 'image/webp' ? [0, 1, 2, 3, 8, 9, 10, 11] : type === 'image/avif' ? [4, 5, 6, 7, 8, 9, 10, 11] : [0, 1, 2];
    for (const at of tells) {
      expect(detectImageType(file(begins.map((byte, index) => (index === at ? byte ^ 0x40 : byte))))).not.toBe(type);
      expect(detectImageType(new Uint8Array(begins.slice(0, at)))).not.toBe(type);
    }
  });

  it.each([
    ['an svg', text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a document', text('<!doctype html><script>alert(1)</script>')],
    ['a gif', text('GIF89a')],
    ['a sound that begins like webp', [...text('RIFF'), 1, 2, 3, 4, ...text('WAVE')]],
    ['a film that begins like avif', [0, 0, 0, 0x1c, ...text('ftypisom')]],
    ['nothing', []],
  ])('does not take %s for a picture', (_, bytes) => {
    expect(detectImageType(new Uint8Array(bytes))).toBeNull();
    expect(imageError(new Uint8Array(bytes))).toBe('not-a-picture');
  });
});

describe('pictureFault', () => {
  it('allows as many bytes as it says, and one more is too many', () => {
    const [, jpeg = []] = BEGINNINGS[0] ?? [];
    expect(imageError(file(jpeg, MAX_IMAGE_BYTES))).toBeNull();
    expect(imageError(file(jpeg, MAX_IMAGE_BYTES + 1))).toBe('picture-too-large');
  });
});
