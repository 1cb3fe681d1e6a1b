import * as E from 'fp-ts/Either';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invalid } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { adminAvatarStorage } from './admin-avatar-storage';

afterEach(() => vi.unstubAllGlobals());

const text = (content: string): Buffer => Buffer.from(content);
const picture = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#a52' } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

/** Copies what a host answers. @returns the outcome and the type of what is stored. */
const copy = async (body: Uint8Array, type: string) => {
  const stored: string[] = [];
  const save = (bytes: Buffer) => Promise.resolve(void stored.push(bytes.toString('latin1', 8, 12)));
  const bucket = { name: 'pictures', file: () => ({ save }) };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(body), { headers: { 'content-type': type } })));
  const copied = await adminAvatarStorage(() => bucket as never, () => 7).copy(aUserId('maya'), 'https://pictures.example/maya')();
  return { copied, stored };
};

describe('the own copy of a picture', () => {
  it.each([
    ['SVG', () => text(SVG), 'image/svg+xml'],
    ['SVG that is said to be PNG', () => text(SVG), 'image/png'],
    ['SVG after an XML declaration', () => text(`<?xml version="1.0"?>${SVG}`), 'image/svg+xml'],
    ['a page that is said to be JPEG', () => text('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
    ['SVG behind the signature of PNG', () => Buffer.concat([text('\x89PNG\r\n\x1a\n'), text(SVG)]), 'image/png'],
    ['a page behind the signature of JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('<script>')]), 'image/jpeg'],
    ['a picture that is cut off', async () => (await picture().png().toBuffer()).subarray(0, 50), 'image/png'],
    ['GIF', async () => picture().gif().toBuffer(), 'image/gif'],
    ['nothing', () => Buffer.alloc(0), 'image/png'],
  ] as const)('is not made of %s', async (_, body, type) => {
    expect(await copy(await body(), type)).toEqual({ copied: E.left(invalid('data.photoURL', 'not-an-image')), stored: [] });
  });

  it.each(['image/png', 'text/html', 'image/svg+xml'])('is encoded by its content, whatever the host says: %s', async (type) => {
    const { copied, stored } = await copy(await picture().jpeg().toBuffer(), type);
    expect([E.isRight(copied), stored]).toEqual([true, ['WEBP']]);
  });
});
