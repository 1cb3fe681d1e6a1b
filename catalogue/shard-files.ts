export type ShardRecord = readonly [file: string, key: string, record: unknown];

/** Groups records by file: file name -> key -> record, in the order of first occurrence. */
export const groupByFile = (records: Iterable<ShardRecord>): ReadonlyMap<string, Readonly<Record<string, unknown>>> => {
  const files = new Map<string, Record<string, unknown>>();
  for (const [file, key, record] of records) {
    const content = files.get(file) ?? {};
    content[key] = record;
    files.set(file, content);
  }
  return files;
};
