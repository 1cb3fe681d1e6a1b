/** Every cache of the site begins with this. */
export const CACHE_PREFIX = 'marquee-';

/** Files of one version of the app: those that every page needs, and those that members need. */
const OF_VERSION = [`${CACHE_PREFIX}frame-`, `${CACHE_PREFIX}member-`] as const;
const [FRAME, MEMBER] = OF_VERSION;
/** An empty cache notes the version that was started last. */
const RAN = `${CACHE_PREFIX}ran-`;
/** An empty cache notes that a member has signed out in this browser. */
export const FORGOTTEN = `${CACHE_PREFIX}forgotten`;

/**
 * Caches of what was opened: documents, hashed files, files of the embedded catalogue, TMDB's answers with lists, about opened
 * titles and about titles that were only looked up, pictures of opened titles, and pictures of titles on the member's lists.
 */
export const OPENED = {
  pages: `${CACHE_PREFIX}pages`, files: `${CACHE_PREFIX}files`, catalogue: `${CACHE_PREFIX}catalogue`, tmdb: `${CACHE_PREFIX}tmdb`,
  titles: `${CACHE_PREFIX}titles`, looked: `${CACHE_PREFIX}looked`, pictures: `${CACHE_PREFIX}pictures`, listed: `${CACHE_PREFIX}listed`,
} as const;

export const frameCache = (version: string): string => FRAME + version;
export const memberCache = (version: string): string => MEMBER + version;
export const ranCache = (version: string): string => RAN + version;

/** Returns the version whose files a cache has; null for the caches of what was opened. */
const versionOf = (name: string): string | null => {
  const prefix = OF_VERSION.find((each) => name.startsWith(each));
  return prefix === undefined ? null : name.slice(prefix.length);
};
export const isMemberCache = (name: string): boolean => name.startsWith(MEMBER);

/**
 * Returns the caches of versions that no tab needs: all but those of this version, of the one that ran before it, whose tabs may still be
 * open, and of the last one that was installed, whose documents may be. @param names in the order in which the caches were made.
 */
export const outdatedCaches = (names: ReadonlyArray<string>, version: string): ReadonlyArray<string> => {
  const others = names.filter((name) => ![null, version].includes(versionOf(name)));
  const ran = names.filter((name) => name.startsWith(RAN) && name !== ranCache(version));
  const last = others.filter((name) => name.startsWith(FRAME)).slice(-1).map(versionOf);
  const before = new Set([...last, ...ran.map((name) => name.slice(RAN.length))]);
  return [...ran, ...others.filter((name) => !before.has(versionOf(name)))];
};

/** Installs a version. If that fails, the caches of the version that were not there before go; one that runs may have them. */
export const installVersion = async (version: string, install: () => Promise<void>): Promise<void> => {
  const before = await caches.keys();
  try {
    await install();
  } catch (error) {
    const made = [frameCache(version), memberCache(version)].filter((name) => !before.includes(name));
    await Promise.all(made.map((name) => caches.delete(name)));
    throw error;
  }
};

/** Returns whether a version of the app was here before this one. */
export const hasEarlierVersion = (names: ReadonlyArray<string>, version: string): boolean =>
  names.some((name) => ![null, version].includes(versionOf(name)));
