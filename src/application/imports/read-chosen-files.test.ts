import * as E from 'fp-ts/Either';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { invalid } from '#domain/shared/failure';
import { readChosenFile } from './read-chosen-files';

const utf16 = (text: string): Uint8Array =>
  new Uint8Array([0xff, 0xfe, ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])]);

describe('readChosenFile', () => {
  it.each([
    ['UTF-8', strToU8('Name\nAmélie')],
    ['the code page of Windows', new Uint8Array([...strToU8('Name\nAm'), 0xe9, ...strToU8('lie')])],
    ['UTF-16', utf16('Name\nAmélie')],
    ['UTF-16 without a byte order mark', utf16('Name\nAmélie').subarray(2)],
  ])('decodes %s', async (_, bytes) => {
    expect(await readChosenFile('a.csv', bytes)).toEqual(E.right([{ name: 'a.csv', text: 'Name\nAmélie' }]));
  });

  it('unpacks the tables of an archive, leaves out everything else, and names empty tables and other archives', async () => {
    const zip = zipSync({
      'ada/ratings.csv': strToU8('Name'),
      'ada/photo.jpg': new Uint8Array(9),
      'empty.csv': new Uint8Array(0),
      'inner.zip': zipSync({ 'a.csv': strToU8('x') }),
    });
    expect(await readChosenFile('ada.zip', zip)).toEqual(
      E.right([
        { name: 'ada/ratings.csv', text: 'Name' }, { name: 'inner.zip', text: '' }, { name: 'empty.csv', text: '' },
      ]),
    );
  });

  it('names entries of packers that write backslashes as others do, large and small ones', async () => {
    const [text, large] = ['Name\nHeat', `Name\n${'Heat\n'.repeat(250_000)}`];
    const zip = zipSync({ 'ada\\deleted\\diary.csv': strToU8(text), 'ada\\diary.csv': strToU8(large), 'ada/diary.csv': strToU8(text) });
    const read = await readChosenFile('ada.zip', zip);
    expect(E.isRight(read) && read.right.map((file) => [file.name, file.text.length]).sort()).toEqual([
      ['ada/deleted/diary.csv', text.length], ['ada/diary.csv', large.length], ['ada/diary.csv', text.length]].sort());
  });

  it('reads both of two entries with one name, stored or packed', async () => {
    for (const level of [0, 6] as const) {
      const zip = zipSync({ 'a.csv': strToU8('Title'), 'b.csv': strToU8('Other'), 'c.csv': strToU8('Third') }, { level });
      for (const [at, byte] of zip.entries()) if (byte === 98 && zip[at + 1] === 46 && zip[at + 2] === 99) zip[at] = 97;
      expect(await readChosenFile('a.zip', zip)).toEqual(E.right([{ name: 'a.csv', text: 'Title' }, { name: 'a.csv', text: 'Other' },
        { name: 'c.csv', text: 'Third' }]));
    }
  });

  it.each(['../up.csv', 'a/../../up.csv', '..\\up.csv', '/etc/up.csv', 'C:up.csv'])('refuses an archive with the name %s', async (name) => {
    const zip = zipSync({ 'watched.csv': strToU8('Title'), [name]: strToU8('Title') });
    expect(await readChosenFile('a.zip', zip)).toEqual(E.left(invalid('file', 'outside')));
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

  it('takes no more memory than an archive says: an entry that unpacks to more is damaged or cut', async () => {
    const zip = zipSync({ 'bomb.csv': new Uint8Array(5_000_000).fill(65) });
    const view = new DataView(zip.buffer, zip.byteOffset);
    const central = zip.findIndex((byte, at) => byte === 0x50 && view.getUint32(at, true) === 0x02014b50);
    view.setUint32(central + 24, 100, true);
    const read = await readChosenFile('bomb.zip', zip);
    expect(E.isLeft(read) || read.right.every(({ text }) => text.length <= 100)).toBe(true);
  });

  it('refuses an archive with a password, and one that has only another archive', async () => {
    const locked = zipSync({ 'ratings.csv': strToU8('Name') });
    locked[6] = (locked[6] ?? 0) | 1;
    expect(await readChosenFile('locked.zip', locked)).toEqual(E.left(invalid('file', 'encrypted')));
    const second = zipSync({ 'open.csv': strToU8('Name'), 'ratings.csv': strToU8('Name') });
    const header = second.findLastIndex((byte, at) => byte === 0x50 && second[at + 1] === 0x4b && second[at + 2] === 3);
    second[header + 6] = (second[header + 6] ?? 0) | 1;
    expect(await readChosenFile('locked.zip', second)).toEqual(E.left(invalid('file', 'encrypted')));
    expect(await readChosenFile('outer.zip', zipSync({ 'inner.zip': zipSync({ 'a.csv': strToU8('x') }) }))).toEqual(
      E.left(invalid('file', 'nested')),
    );
    expect(await readChosenFile('photos.zip', zipSync({ 'a.jpg': new Uint8Array(3) }))).toEqual(E.right([]));
  });

  it('unpacks large archives in parts, and files that every object has as names', async () => {
    const rows = strToU8('Name,Year\n'.repeat(60_000));
    const read = await readChosenFile('a.zip', zipSync({ 'a.csv': rows, 'b.csv': rows, 'constructor.csv': strToU8('Name') }));
    expect(E.isRight(read) && read.right.map(({ name, text }) => [name, text.length])).toEqual([
      ['a.csv', 600_000],
      ['b.csv', 600_000],
      ['constructor.csv', 4],
    ]);
  });

  it('unpacks a large table in parts, between which others can run', async () => {
    const text = Array.from({ length: 100_000 }, (_, row) => `${row * 7919},Heat ${row}`).join('\n');
    const zip = zipSync({ 'a.csv': strToU8(text), 'b.csv': strToU8('Name') });
    const clock = vi.spyOn(performance, 'now');
    const read = await readChosenFile('a.zip', zip);
    const looks = clock.mock.calls.length;
    clock.mockRestore();
    expect(E.isRight(read) && read.right.map((file) => [file.name, file.text === text || file.text]))
      .toEqual([['a.csv', true], ['b.csv', 'Name']]);
    // Each part of the table ends with a read of the clock.
    expect(looks).toBeGreaterThan(5);
  });

  it.each([
    ['a program of Windows', 'program', [0x4d, 0x5a, 0x90, 0]],
    ['a program of Linux', 'program', [0x7f, 0x45, 0x4c, 0x46, 2]],
    ['a former workbook of Excel', 'spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
    ['a workbook', 'spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('x') })],
    ['a photo', 'no-text', [0xff, 0xd8, 0xff, 0xe0]],
    ['nothing', 'no-text', []],
  ])('refuses %s with the ending of a table', async (_, rule, bytes) => {
    expect(await readChosenFile('films.csv', new Uint8Array(bytes))).toEqual(E.left(invalid('file', rule)));
  });
});
