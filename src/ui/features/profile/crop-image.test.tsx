import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cropImage } from './crop-image';

const FIRST_BYTES: Readonly<Record<string, ReadonlyArray<number>>> = {
  'image/webp': [...new TextEncoder().encode('RIFF\0\0\0\0WEBP')],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
};

/** Crops an image in a browser that can encode `writable`. @returns canvas calls and encodings in order, and the type of the result. */
const cropWith = async (writable: ReadonlyArray<string>): Promise<{ readonly calls: ReadonlyArray<string>; readonly type: string }> => {
  const calls: string[] = [];
  const context = {
    drawImage: () => calls.push('image'),
    fillStyle: '',
    globalCompositeOperation: 'source-over',
    fillRect: (...area: ReadonlyArray<number>) => calls.push(`${context.globalCompositeOperation} ${context.fillStyle} ${area.join(' ')}`),
  };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, requested = 'image/png') => {
    const type = writable.includes(requested) ? requested : 'image/png';
    calls.push(type);
    callback({ type, arrayBuffer: () => Promise.resolve(new Uint8Array(FIRST_BYTES[type] ?? []).buffer) } as Blob);
  });
  const result = await cropImage({ bytes: new Uint8Array([1]), type: 'image/png' }, { x: 0, y: 0, width: 9, height: 9 })();
  return { calls, type: E.isRight(result) ? result.right.type : 'none' };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('cropImage', () => {
  it('writes WebP and keeps transparency if the browser encodes WebP', async () => {
    expect(await cropWith(['image/webp', 'image/jpeg'])).toEqual({ calls: ['image', 'image/webp'], type: 'image/webp' });
  });

  it('fills transparent areas with white before writing JPEG, which would show them black', async () => {
    expect(await cropWith(['image/jpeg'])).toEqual({
      calls: ['image', 'image/png', 'destination-over #fff 0 0 512 512', 'image/jpeg'], type: 'image/jpeg',
    });
  });
});
