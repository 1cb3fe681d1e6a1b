import * as E from 'fp-ts/Either';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { invalid } from '#domain/shared/failure';
import { readChosenFile } from './read-chosen-files';

const utf16 = (text: string): Uint8Array =>
  new Uint8Array([0xff, 0xfe, ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])]);

describe('readChosenFile', () => {
  it.each([
    ['UTF-8', strToU8('Name\nAmélie')],
    ['the code page of Windows', new Uint8Array([...strToU8('Name\nAm'), 0xe9, ...strToU8('lie')])],
    ['UTF-16', utf16('Name\nAmélie')],
  ])('decodes %s', async (_, bytes) => {
    expect(await readChosenFile('a.csv', bytes)).toEqual(E.right([{ name: 'a.csv', text: 'Name\nAmélie' }]));
  });

  it('unpacks the tables of an archive and leaves out everything else', async () => {
    const zip = zipSync({
      'ada/ratings.csv': strToU8('Name'),
      'ada/photo.jpg': new Uint8Array(9),
      '../up.csv': strToU8('Title'),
      'empty.csv': new Uint8Array(0),
      'inner.zip': zipSync({ 'a.csv': strToU8('x') }),
    });
    expect(await readChosenFile('ada.zip', zip)).toEqual(
      E.right([
        { name: 'ada/ratings.csv', text: 'Name' },
        { name: '../up.csv', text: 'Title' },
      ]),
    );
  });

  it('refuses an archive that is cut, or that has too many files', async () => {
    const zip = zipSync({ 'ratings.csv': strToU8('Name,Year\n'.repeat(500)) });
    expect(await readChosenFile('cut.zip', zip.subarray(0, zip.length - 40))).toEqual(E.left(invalid('file', 'damaged-archive')));
    const many = zipSync(Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}.csv`, new Uint8Array(0)])));
    expect(await readChosenFile('many.zip', many)).toEqual(E.left(invalid('file', 'too-large')));
  });

  it('refuses an archive that says that it unpacks to more than 200 MB, before it unpacks anything', async () => {
    const zip = zipSync({ 'bomb.csv': strToU8('x') });
    const view = new DataView(zip.buffer, zip.byteOffset);
    const central = zip.findIndex((byte, at) => byte === 0x50 && view.getUint32(at, true) === 0x02014b50);
    view.setUint32(central + 24, 300 * 1024 * 1024, true);
    expect(await readChosenFile('bomb.zip', zip)).toEqual(E.left(invalid('file', 'too-large')));
  });

  it.each([
    ['a program', [0x4d, 0x5a, 0x90, 0]],
    ['a photo', [0xff, 0xd8, 0xff, 0xe0]],
    ['nothing', []],
  ])('refuses %s with the ending of a table', async (_, bytes) => {
    expect(await readChosenFile('films.csv', new Uint8Array(bytes))).toEqual(E.left(invalid('file', 'no-text')));
  });
});
