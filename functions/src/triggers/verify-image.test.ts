import { describe, expect, it } from 'vitest';
import { verifyImage } from './verify-image';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const text = new TextEncoder().encode('<svg onload="x"></svg>');

const verify = async (name: string, type: string | null, bytes: Uint8Array | null) => {
  let removed = false;
  const result = await verifyImage({ name, type, head: () => Promise.resolve(bytes), remove: () => Promise.resolve(void (removed = true)) });
  expect(result).toBe(removed);
  return removed;
};

describe('verifyImage', () => {
  it.each([
    ['avatars/maya', 'image/png', PNG, false],
    ['avatars/maya', 'image/jpeg', PNG, true],
    ['avatars/maya', null, PNG, true],
    ['avatars/maya', 'image/png', text, true],
    ['banners/one', 'image/png', text, true],
    ['avatars/maya', 'image/png', new Uint8Array(), true],
    ['avatars/maya', 'image/png', null, false],
    ['genre/movie/drama.webp', 'image/webp', text, false],
  ])('%s with content type %s', async (name, type, bytes, removed) => {
    expect(await verify(name, type, bytes)).toBe(removed);
  });
});
