import { MAX_LIST_NAME_LENGTH, normalizeListName } from '#domain/lists/list-name';
import { cutText } from '#domain/shared/cut-text';
import { possibleListName } from '#application/data-file/possible-list-name';
import { baseName } from '#application/imports/table';
import { nameOfPages } from './in-pages';

/** Lists that services and every account have under one name. */
const SHARED_LISTS = ['watchlist', 'favorites'] as const;

export const isSharedList = (list: string): boolean => SHARED_LISTS.some((name) => name === list);

/**
 * Parts of a file's name that say nothing of its content: a copy, a day with its time, a month, the year of a watchlist, whose it is, the
 * service, a kind of titles. A number behind "favorites" and a blank can belong to the name of an own list.
 */
const AROUND = [
  /\(\d+\)/g, /(?:\d{4}-\d\d-\d\d|\d{8,})(?:[-t ]+\d\d[-.:]?\d\d(?:[-.:]?\d\d)?z?)?/g, /\b(?:19|20)\d\d-\d\d$/g,
  /(?<=watch ?list[- ])(?:19|20)\d\d$/g, /\b(?:your|my|letterboxd|imdb|trakt|tmdb|tv ?time|simkl|marquee|lists|export|copy(?: of)?|movies?|films?|tv|shows?|series)\b/g,
];

/** The number of a further download of one of these files: "watchlist-1.csv". */
const DOWNLOAD = /(?<=(?:watch[-_ ]?list|favou?rites?|ratings?|check[-_ ]?ins))[-_]\d{1,2}$/;

/** Returns the name of a file as far as it says its content, in small letters: "IMDb Watch list (1).csv", "watch list". */
export const plainFileName = (file: string): string =>
  AROUND.reduce((name, part) => name.replace(part, ' ').trim(),
    baseName(nameOfPages(file)).toLowerCase().replace(DOWNLOAD, '').replaceAll('_', ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Returns whether a file has the name that services give to ratings. */
export const isNameOfRatings = (file: string): boolean => /^(?:ratings?|rated)(?: \d{4})*$/.test(plainFileName(file));

/** Returns the list whose whole name a file has: "watchlist", "favorites", or another one. A part of a name says nothing. */
export const listNamed = (file: string): string => {
  const name = plainFileName(file).replace(/^watch list$/, 'watchlist').replace(/^favou?rites?$/, 'favorites');
  return isSharedList(name) ? name : baseName(file);
};

/** The end of a name that another list has: its service, a number, or both. */
export const ADDED_TO_NAME = /(?: \((?:Letterboxd|Trakt|IMDb|TMDB|\d{1,2})\))+$/i;

/** Returns a name with an ending, cut before it where it would be too long. */
export const nameWithEnding = (name: string, ending: string): string => cutText(name, MAX_LIST_NAME_LENGTH - ending.length) + ending;

/** A list of a file. @property key tells it from others of its name. @property service the one that it is from, if that is known. */
type NamedList = readonly [key: string, name: string, service?: string | null];

/**
 * Returns a name for each key. Of lists with one name, the one with the first key keeps it, whichever file was chosen first: "Noir". The
 * others get the name of another service, or a number: "Noir (IMDb)", "Noir (2)". The names of shared lists are taken. A name that no
 * list can have is cut, or loses its hidden characters.
 */
export const ownNames = (all: ReadonlyArray<NamedList>): ReadonlyMap<string, string> => {
  const [names, services] = [new Map<string, string>(), new Map<string, string | null>(SHARED_LISTS.map((name) => [name, null]))];
  const sorted = all.toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  for (const [key, named, service = null] of sorted) {
    if (names.has(key)) continue;
    const name = possibleListName(named);
    const ofService = service === null || services.get(normalizeListName(name)) === service ? '' : ` (${service})`;
    let own = name;
    for (let count = 1; services.has(normalizeListName(own)); count += 1) {
      own = nameWithEnding(name, `${ofService}${count === 1 ? '' : ` (${count})`}`);
    }
    services.set(normalizeListName(own), service);
    names.set(key, own);
  }
  return names;
};
