import type { RelatedWork } from '#application/catalogue/load-related-work';
import type { Title } from '#domain/catalogue/title';
import type { RelatedTitles, TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { similarTitlesHeadings } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { relatedTitlesHeading, TITLE_SHELF_MESSAGES } from '#ui/messages/catalogue/title-shelves.messages.ts';

export type TitleShelf = { readonly heading: string; readonly titles: ReadonlyArray<Title> };

/** Number of titles that a specific heading has to be true of. */
const MIN_TITLES = 6;

/** Returns the most specific heading that is true of enough of the titles, with these titles; null without titles. */
export const similarTitlesShelf = (title: Pick<Title, 'mediaType' | 'genres'>, similar: ReadonlyArray<Title>): TitleShelf | null => {
  const shelves = similarTitlesHeadings(title).map(({ heading, genres }) => ({
    heading, titles: similar.filter((each) => genres.every((genre) => each.genres.includes(genre))),
  }));
  return shelves.find(({ titles }) => titles.length >= Math.min(MIN_TITLES, Math.max(similar.length, 1))) ?? null;
};

/** Titles of one shelf. */
const MAX_LENGTH = 20;
/** Shelves of one page, and the number below which shorter shelves and wider headings are used too. */
const [MAX_SHELVES, ENOUGH_SHELVES] = [7, 3];
/** Titles that a shelf has without repeating others; the rest of a collection is shown also if it is one film. */
const [SHORTEST, SHORTEST_COLLECTION] = [3, 1];

/**
 * Returns the shelves of a title's page, the closest relation first: its collection, the other work of its people, what shares its subject,
 * recommendations, and what is of its kind. No title is on two shelves, and the title itself is on none.
 * @param work null if it could not be loaded.
 */
export const titleShelves = (title: TitleDetails, work: RelatedWork | null): ReadonlyArray<TitleShelf> => {
  const shown = new Set([itemKey(title)]);
  const shelves: TitleShelf[] = [];
  const add = (heading: string, titles: ReadonlyArray<Title>, shortest = SHORTEST): void => {
    const others = titles.filter((each) => !shown.has(itemKey(each))).slice(0, MAX_LENGTH);
    if (shelves.length === MAX_SHELVES || others.length < shortest) return;
    shelves.push({ heading, titles: others });
    others.forEach((each) => shown.add(itemKey(each)));
  };
  const addRelated = (...kinds: ReadonlyArray<RelatedTitles['by']>): void =>
    title.related.filter(({ by }) => kinds.includes(by)).forEach((each) => add(relatedTitlesHeading(each), each.titles));
  const addSimilar = (shortest?: number): void => {
    const shelf = similarTitlesShelf(title, title.similar.filter((each) => !shown.has(itemKey(each))));
    if (shelf !== null) add(shelf.heading, shelf.titles, shortest);
  };
  if (work?.collection != null) add(work.collection.name, work.collection.titles, SHORTEST_COLLECTION);
  work?.people.forEach(({ as, name, titles }) => add(TITLE_SHELF_MESSAGES.person(as, name), titles));
  addRelated('subject', 'setting');
  addRelated('network');
  add(TITLE_SHELF_MESSAGES.recommended, title.recommendations);
  addSimilar();
  if (shelves.length < ENOUGH_SHELVES) {
    addRelated('era');
    work?.people.forEach(({ as, name, titles }) => add(TITLE_SHELF_MESSAGES.person(as, name), titles, 1));
    add(TITLE_SHELF_MESSAGES.recommended, title.recommendations, 1);
    addSimilar(1);
  }
  return shelves;
};
