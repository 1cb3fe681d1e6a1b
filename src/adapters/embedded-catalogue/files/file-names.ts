import type { TitleId } from '#domain/catalogue/title-id';

/** First pages of the precomputed queries, with the catalogue stats and the counts of the genres. */
export const FIRST_VIEW_FILE = 'first-view.json';
/** All titles in columns: the data for lists, filters and search. */
export const INDEX_FILE = 'index.json';
/** Search texts of all titles, with their titles in other languages and nicknames. Titles are searched without the files of people. */
export const TITLE_SEARCH_TEXTS_FILE = 'title-texts.json';
/** Search texts of all people. */
export const PEOPLE_SEARCH_TEXTS_FILE = 'people-texts.json';
/** IMDb ids of all titles, in the order of the index. */
export const IMDB_IDS_FILE = 'imdb-ids.json';
/** Ids that titles had before, with the present ones. */
export const FORMER_IDS_FILE = 'former-ids.json';
/** All names, for searching people. */
export const PEOPLE_FILE = 'people.json';
export const COLLECTIONS_FILE = 'collections.json';
/** Images for link previews of titles, read by the server function for crawlers, not by the app. */
export const LINK_PREVIEW_IMAGES_FILE = 'previews.json';

/**
 * Number of details files per media type: 6 to 9 titles per file, so that a details page needs one small request.
 * The numbers are prime: with 768 files of films the largest was a sixth larger than with 773, because many ids share small divisors.
 */
export const DETAILS_FILE_COUNTS = { movie: 1409, tv: 277 } as const;
export const PERSON_FILE_COUNT = 811;

/** Returns the file with the details of a title. Plain arithmetic: a script of the document requests the file before the app loads. */
export const detailsFile = ({ mediaType, id }: TitleId): string =>
  `details/${mediaType}-${Math.abs(id) % DETAILS_FILE_COUNTS[mediaType]}.json`;

/** Returns the file with the programme of a day, `YYYY-MM-DD`. A programme returns every year. */
export const programmeFile = (day: string): string => `programme/${day.slice(5)}.json`;

/** Returns the file with the filmography of a person. */
export const personFile = (id: number): string => `people/${Math.abs(id) % PERSON_FILE_COUNT}.json`;
