/**
 * Facts about an entry that the directory of an archive has, and the library that unpacks it does not return.
 * @property from first byte of its content. @property size packed.
 */
export type ZipEntry = { readonly isEncrypted: boolean; readonly from: number; readonly size: number };

const [END, END_SIGNATURE, DIRECTORY_SIGNATURE] = [22, 0x06054b50, 0x02014b50];
/** Longest comment behind an archive. */
const MAX_COMMENT = 65_535;

export const isArchiveName = (name: string): boolean => /\.(?:zip|gz|7z|rar)$/i.test(name);

/** Returns the entries of an archive in the order of its directory; none of one that is damaged or larger than 4 GB. */
export const zipEntries = (bytes: Uint8Array): ReadonlyArray<ZipEntry> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [short, long] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
  const entries: ZipEntry[] = [];
  try {
    let end = bytes.length - END;
    while (long(end) !== END_SIGNATURE && end > bytes.length - END - MAX_COMMENT) end -= 1;
    for (let [left, at] = [short(end + 10), long(end + 16)]; left > 0 && long(at) === DIRECTORY_SIGNATURE; left -= 1) {
      const local = long(at + 42);
      entries.push({
        isEncrypted: (short(at + 8) & 1) === 1 || (short(local + 6) & 1) === 1, from: local + 30 + short(local + 26) + short(local + 28),
        size: long(at + 20),
      });
      at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
    }
  } catch {
    // An offset leads out of the archive.
    return [];
  }
  return entries;
};
