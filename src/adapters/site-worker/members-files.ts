import { isMemberCache, memberCache } from './cache-names';

const listOf = async (address: string): Promise<ReadonlyArray<string>> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The list of members' files failed with ${response.status}`);
  return (await response.json()) as ReadonlyArray<string>;
};

/**
 * Keeps the files that members need, those from other caches without a request. Does nothing once all are kept.
 * @param list address of their list, which has a hash in its name.
 */
export const keepMembersFiles = async (version: string, list: string): Promise<void> => {
  const addresses = await listOf(list);
  const cache = await caches.open(memberCache(version));
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
