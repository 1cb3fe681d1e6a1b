import { normalizeListName } from '#domain/lists/list-name';
import { baseName } from '#application/imports/table';

/** Lists that services and every account have under one name. */
const SHARED_LISTS = ['watchlist', 'favorites'] as const;

export const isSharedList = (list: string): boolean => SHARED_LISTS.some((name) => name === list);

/** Parts of a file's name that say nothing of its content: a copy, a day, a page, whose it is, the service, a kind of titles. */
const AROUND = [
  /\(\d+\)/g, /\d{4}-\d\d-\d\d|\d{8,}/g, /[-_ ]\d{1,3}$/g,
  /\b(?:your|letterboxd|imdb|trakt|tmdb|tv ?time|simkl|marquee|lists|export|copy(?: of)?|movies?|films?|tv|shows?|series)\b/g,
];

/** Returns the name of a file as far as it says its content, in small letters: "IMDb Watch list (1).csv", "watch list". */
export const plainFileName = (file: string): string =>
  AROUND.reduce((name, part) => name.replace(part, ' ').trim(), baseName(file).toLowerCase().replaceAll('_', ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Returns the list whose whole name a file has: "watchlist", "favorites", or another one. A part of a name says nothing. */
export const listNamed = (file: string): string => {
  const name = plainFileName(file).replace(/^watch list$/, 'watchlist').replace(/^favourites$/, 'favorites');
  return isSharedList(name) ? name : baseName(file);
};

/**
 * Returns a name for each key, and the second of two equal names with a number: "Noir", "Noir (2)". A key that stands twice keeps its name.
 * The names of shared lists are taken.
 */
export const ownNames = (all: ReadonlyArray<readonly [key: string, name: string]>): ReadonlyMap<string, string> => {
  const [names, taken] = [new Map<string, string>(), new Set<string>(SHARED_LISTS)];
  for (const [key, name] of all) {
    if (names.has(key)) continue;
    let own = name;
    for (let count = 2; taken.has(normalizeListName(own)); count += 1) own = `${name} (${count})`;
    taken.add(normalizeListName(own));
    names.set(key, own);
  }
  return names;
};
