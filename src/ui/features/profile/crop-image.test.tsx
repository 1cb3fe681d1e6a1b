import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cropImage } from './crop-image';

const FIRST_BYTES: Readonly<Record<string, ReadonlyArray<number>>> = {
  'image/webp': [...new TextEncoder().encode('RIFF\0\0\0\0WEBP')],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
};

/** Cuts a picture in a browser that can write these types. @returns what was drawn and written, in turn, and the type of what came of it. */
const cutWhere = async (writable: ReadonlyArray<string>): Promise<{ readonly done: ReadonlyArray<string>; readonly type: string }> => {
  const done: string[] = [];
  const context = {
    drawImage: () => done.push('picture'),
    fillStyle: '',
    globalCompositeOperation: 'source-over',
    fillRect: (...area: ReadonlyArray<number>) => done.push(`${context.globalCompositeOperation} ${context.fillStyle} ${area.join(' ')}`),
  };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, wanted = 'image/png') => {
    const type = writable.includes(wanted) ? wanted : 'image/png';
    done.push(type);
    give({ type, arrayBuffer: () => Promise.resolve(new Uint8Array(FIRST_BYTES[type] ?? []).buffer) } as Blob);
  });
  const cut = await cropImage({ bytes: new Uint8Array([1]), type: 'image/png' }, { x: 0, y: 0, width: 9, height: 9 })();
  return { done, type: E.isRight(cut) ? cut.right.type : 'none' };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a picture that is cut', () => {
  it('is a WebP, and can be seen through where it could be', async () => {
    expect(await cutWhere(['image/webp', 'image/jpeg'])).toEqual({ done: ['picture', 'image/webp'], type: 'image/webp' });
  });

  it('lies on a light ground where the browser writes JPEG instead, which would be black there', async () => {
    expect(await cutWhere(['image/jpeg'])).toEqual({
      done: ['picture', 'image/png', 'destination-over #fff 0 0 512 512', 'image/jpeg'], type: 'image/jpeg',
    });
  });
});
