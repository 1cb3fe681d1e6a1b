import { Inflate, unzipSync } from 'fflate';
import * as E from 'fp-ts/Either';
import { invalid, type Failure } from '#domain/shared/failure';
import { createPause, type Pause } from './pause';
import { TEXT_ENDINGS } from './import-choices';
import { decodeBytes } from './text/code-page';
import type { ServiceFile } from './text/parse-file';
import { isArchiveName, zipEntries } from './text/zip-entries';

/** Most that all files of an archive may take, in bytes, and most files in one: far more than the history of a lifetime. */
const MAX_ARCHIVE_BYTES = 200 * 1024 * 1024;
const MAX_ARCHIVE_FILES = 5000;
/** Names that lead out of the folder in which an archive is unpacked. No service writes such names. */
const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i;
/** Files that are unpacked: tables, JSON, also one object in each line, and lines of text. */
const TEXTS = new RegExp(`\\.(?:${TEXT_ENDINGS.join('|')})$`, 'i');
/** Bytes that are unpacked between two pauses, and packed bytes of a larger entry. */
const [PART_BYTES, PACKED_PART_BYTES] = [1024 * 1024, 64 * 1024];

const startsWith = (bytes: Uint8Array, ...first: ReadonlyArray<number>): boolean => first.every((byte, index) => bytes[index] === byte);

/** Returns whether the bytes begin like a zip archive. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 3) || startsWith(bytes, 0x50, 0x4b, 5);
/** Returns whether the bytes begin like a program of Windows, Linux or macOS. */
const isProgram = (bytes: Uint8Array): boolean =>
  (startsWith(bytes, 0x4d, 0x5a) && bytes.subarray(0, 512).includes(0)) ||
  startsWith(bytes, 0x7f, 0x45, 0x4c, 0x46) ||
  startsWith(bytes, 0xcf, 0xfa, 0xed, 0xfe) ||
  startsWith(bytes, 0xca, 0xfe, 0xba, 0xbe);

/**
 * Returns the encoding of a text of two bytes for each character; null for others. Without a byte order mark, the header of a table says
 * it: every second byte of its letters is zero.
 */
const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const first = [...bytes.subarray(0, 32)];
  const isZero = (rest: number): boolean => first.length > 3 && first.every((byte, index) => (byte === 0) === (index % 2 === rest));
  return isZero(1) ? 'utf-16le' : isZero(0) ? 'utf-16be' : null;
};

/** Names in the archives that spreadsheet programs save: Excel, LibreOffice, Numbers. */
const SHEET = /^(?:xl\/workbook\.|content\.xml$|Index\/)/;
/** Former workbooks of Excel begin with these bytes. */
const isFormerSheet = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Returns whether the bytes are text: programs and pictures have zeros near their beginning. */
const isText = (bytes: Uint8Array): boolean =>
  utf16Of(bytes) !== null || (bytes.length > 0 && !startsWith(bytes, 0xff, 0xd8) && !bytes.subarray(0, 4096).includes(0));

/** Decodes UTF-16, UTF-8, and else a code page of Windows. */
const textOf = async (bytes: Uint8Array): Promise<string> => {
  const utf16 = utf16Of(bytes);
  return utf16 === null ? decodeBytes(bytes) : new TextDecoder(utf16).decode(bytes);
};

const refuse = (rule: string): E.Either<Failure, never> => E.left(invalid('file', rule));

/** @property unpack unpacks it alone; absent where nothing says where it is. @property isLarge whether that is done in parts. */
type PackedTable = {
  readonly name: string; readonly size: number; readonly isLarge: boolean; readonly unpack?: () => Promise<Uint8Array>;
};

/** Former packers of Windows write the folders of an entry with backslashes. */
const withSlashes = (name: string): string => name.replaceAll('\\', '/');

/** Unpacks one large entry in parts, with pauses between them. */
const unpackLarge = async (packed: Uint8Array, size: number, pause: Pause): Promise<Uint8Array> => {
  const content = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((part) => {
    // More than the archive says does not fit, which throws.
    content.set(part, length);
    length += part.length;
  });
  for (let from = 0; from < packed.length; from += PACKED_PART_BYTES) {
    inflate.push(packed.subarray(from, from + PACKED_PART_BYTES), from + PACKED_PART_BYTES >= packed.length);
    await pause();
  }
  return content.subarray(0, length);
};

/**
 * Unpacks the tables and JSON files of an archive; other files stay packed. Tables without content and archives in it are empty texts.
 * Fails with `invalid` for an archive that is damaged, encrypted or too large, or that contains only another one. An entry that is larger
 * than the archive says is damaged: no more memory is taken than was allowed.
 */
const unpack = async (bytes: Uint8Array): Promise<E.Either<Failure, ReadonlyArray<ServiceFile>>> => {
  const entries = zipEntries(bytes);
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refuse('encrypted');
  const [tables, unread, pause]: [PackedTable[], string[], Pause] = [[], [], createPause()];
  let [count, size, hasArchive, isUnsafe, isSheet] = [0, 0, false, false, false];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize, compression }) => {
        const { from, size: packedSize } = entries[count] ?? { from: 0, size: 0 };
        count += 1;
        isUnsafe ||= OUTSIDE.test(name);
        isSheet ||= SHEET.test(withSlashes(name));
        const isArchive = isArchiveName(name);
        hasArchive ||= isArchive;
        if (isArchive) unread.push(name);
        if (count > MAX_ARCHIVE_FILES || !TEXTS.test(name)) return false;
        size += originalSize;
        const packed = bytes.subarray(from, from + packedSize);
        const unpackAlone = async (): Promise<Uint8Array> => (compression === 0 ? packed : unpackLarge(packed, originalSize, pause));
        const isLarge = compression === 8 && originalSize > PART_BYTES;
        tables.push({ name, size: originalSize, isLarge, ...(from > 0 && { unpack: unpackAlone }) });
        return false;
      },
    });
    if (count > MAX_ARCHIVE_FILES || size > MAX_ARCHIVE_BYTES) return refuse('too-large');
    if (isUnsafe) return refuse('outside');
    if (tables.length === 0 && (hasArchive || isSheet)) return refuse(isSheet ? 'spreadsheet' : 'nested');
    const files: ServiceFile[] = [];
    const add = async (name: string, content: Uint8Array): Promise<unknown> =>
      (content.length > 0 ? files.push({ name: withSlashes(name), text: await textOf(content) }) : unread.push(name));
    const [names, twins] = [new Set<string>(), new Set<string>()];
    for (const { name } of tables) (names.has(name) ? twins : names).add(name);
    // The library returns one entry of each name.
    const aloneOf = (table?: PackedTable) => (table?.isLarge === true || twins.has(table?.name ?? '') ? table?.unpack : undefined);
    while (tables.length > 0) {
      const part = new Map<string, number>();
      for (let taken = 0; tables[0] !== undefined && !aloneOf(tables[0]) && (part.size === 0 || taken + tables[0].size < PART_BYTES);) {
        part.set(tables[0].name, tables[0].size);
        taken += tables[0].size;
        tables.shift();
      }
      const unpacked = part.size === 0 ? {} : unzipSync(bytes, { filter: ({ name, originalSize }) => part.get(name) === originalSize });
      for (const [name, content] of Object.entries(unpacked)) await add(name, content);
      const alone = aloneOf(tables[0]);
      if (alone !== undefined) await add(tables.shift()?.name ?? '', await alone());
      await pause();
    }
    return E.right(files.length === 0 ? [] : [...files, ...unread.map((name) => ({ name: withSlashes(name), text: '' }))]);
  } catch {
    return refuse('damaged-archive');
  }
};

/**
 * Returns the texts of a file: several of an archive. Fails with `invalid` for the field `file`: `no-text`, `program`, `spreadsheet`,
 * `damaged-archive`, `encrypted`, `nested`, `outside` or `too-large`.
 */
export const readChosenFile = async (name: string, bytes: Uint8Array): Promise<E.Either<Failure, ReadonlyArray<ServiceFile>>> => {
  if (isZip(bytes)) return unpack(bytes);
  if (isProgram(bytes) || isFormerSheet(bytes)) return refuse(isProgram(bytes) ? 'program' : 'spreadsheet');
  return isText(bytes) ? E.right([{ name, text: await textOf(bytes) }]) : refuse('no-text');
};
