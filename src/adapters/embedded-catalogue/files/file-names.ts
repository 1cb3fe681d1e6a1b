import type { TitleId } from '#domain/catalogue/title-id';

/** The first pages of the questions that first views ask, with the census and the genres' counts. */
export const FIRST_VIEW_FILE = 'front.json';
/** All titles in columns: enough for lists, filters and search. */
export const INDEX_FILE = 'index.json';
/** All names, for the search of people. */
export const PEOPLE_FILE = 'people.json';
export const COLLECTIONS_FILE = 'collections.json';
/** What link previews show of titles; for the function that answers crawlers, not for the app. */
export const PREVIEWS_FILE = 'previews.json';

/** Into how many files the details of each type go: about a dozen titles each, so that opening one costs a small request. */
export const DETAIL_FILES = { movie: 512, tv: 128 } as const;
export const PERSON_FILES = 512;

/** The file that holds a title's details: plain arithmetic, so that a page's head can ask for it before any code has come. */
export const detailsFile = ({ mediaType, id }: TitleId): string => `details/${mediaType}-${Math.abs(id) % DETAIL_FILES[mediaType]}.json`;

/** The file that holds a person's filmography. */
export const personFile = (id: number): string => `people/${Math.abs(id) % PERSON_FILES}.json`;
