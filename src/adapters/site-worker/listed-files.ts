import { isMemberCache } from './cache-names';

/** Returns the addresses in a list of files of a build, which has a hash in its name. */
export const readFileList = async (list: string): Promise<ReadonlyArray<string>> => {
  const response = await fetch(list);
  if (!response.ok) throw new Error(`The list of files failed with ${response.status}`);
  return (await response.json()) as ReadonlyArray<string>;
};

/** Keeps the files of a list in a cache, those from other caches without a request. Does nothing once all are kept. */
export const keepListedFiles = async (cacheName: string, list: string): Promise<void> => {
  const addresses = await readFileList(list);
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const address of addresses.filter((each) => !kept.has(each))) {
    const known = await caches.match(address);
    await (known === undefined ? cache.add(address) : cache.put(address, known));
  }
};

/** Returns whether this browser keeps members' files of any version. */
export const keepsMembersFiles = async (): Promise<boolean> => (await caches.keys()).some(isMemberCache);

export const deleteMembersFiles = async (): Promise<void> => {
  await Promise.all((await caches.keys()).filter(isMemberCache).map((name) => caches.delete(name)));
};
