export type Filed = readonly [file: string, key: string, record: unknown];

/** Gathers records into the files that hold them: file name -> key -> record. Order is that of the first mention. */
export const intoFiles = (records: Iterable<Filed>): ReadonlyMap<string, Readonly<Record<string, unknown>>> => {
  const files = new Map<string, Record<string, unknown>>();
  for (const [file, key, record] of records) {
    const holder = files.get(file) ?? {};
    holder[key] = record;
    files.set(file, holder);
  }
  return files;
};
