import { normalizeListName } from '#domain/lists/list-name';
import { baseName } from '#application/imports/table';
import { nameOfPages } from './in-pages';

/** Lists that services and every account have under one name. */
const SHARED_LISTS = ['watchlist', 'favorites'] as const;

export const isSharedList = (list: string): boolean => SHARED_LISTS.some((name) => name === list);

/**
 * Parts of a file's name that say nothing of its content: a copy, a day with its time, a month, the year of a watchlist, whose it is, the
 * service, a kind of titles. A number behind "favorites" can belong to the name of an own list.
 */
const AROUND = [
  /\(\d+\)/g, /(?:\d{4}-\d\d-\d\d|\d{8,})(?:[-t ]+\d\d[-.:]?\d\d(?:[-.:]?\d\d)?z?)?/g, /\b(?:19|20)\d\d-\d\d$/g,
  /(?<=watch ?list[- ])(?:19|20)\d\d$/g, /\b(?:your|my|letterboxd|imdb|trakt|tmdb|tv ?time|simkl|marquee|lists|export|copy(?: of)?|movies?|films?|tv|shows?|series)\b/g,
];

/** Returns the name of a file as far as it says its content, in small letters: "IMDb Watch list (1).csv", "watch list". */
export const plainFileName = (file: string): string =>
  AROUND.reduce((name, part) => name.replace(part, ' ').trim(), baseName(nameOfPages(file)).toLowerCase().replaceAll('_', ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Returns whether a file has the name that services give to ratings. */
export const isNameOfRatings = (file: string): boolean => /^(?:ratings?|rated)(?: \d{4})*$/.test(plainFileName(file));

/** Returns the list whose whole name a file has: "watchlist", "favorites", or another one. A part of a name says nothing. */
export const listNamed = (file: string): string => {
  const name = plainFileName(file).replace(/^watch list$/, 'watchlist').replace(/^favou?rites?$/, 'favorites');
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
