import type { PersonsWork, RelatedWork } from '#application/catalogue/load-related-work';
import { personAddress } from '#application/metadata/addresses';
import { contentValue } from '#domain/catalogue/content/content-filter';
import type { Title } from '#domain/catalogue/title';
import type { RelatedTitles, TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { filteredListAddress } from '#ui/features/shared/filters/filtered-list-address.ts';
import { networkAddress, workAddress } from '#ui/features/title/fact-address.ts';
import { similarTitlesHeadings } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { relatedTitlesHeading, TITLE_SHELF_MESSAGES } from '#ui/messages/catalogue/title-shelves.messages.ts';

/** @property to address of a list with all of these titles, if there is one. */
export type TitleShelf = { readonly heading: string; readonly titles: ReadonlyArray<Title>; readonly to?: string };

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
 * @param work null if it could not be loaded. @param related what shares a fact with the title.
 */
export const titleShelves = (title: TitleDetails, work: RelatedWork | null, related = title.related): ReadonlyArray<TitleShelf> => {
  const shown = new Set([itemKey(title)]);
  const shelves: TitleShelf[] = [];
  const add = (heading: string, titles: ReadonlyArray<Title>, shortest = SHORTEST, to?: string): void => {
    const others = titles.filter((each) => !shown.has(itemKey(each))).slice(0, MAX_LENGTH);
    if (shelves.length === MAX_SHELVES || others.length < shortest) return;
    shelves.push({ heading, titles: others, ...(to !== undefined && { to }) });
    others.forEach((each) => shown.add(itemKey(each)));
  };
  const addPerson = ({ as, id, name, titles }: PersonsWork, shortest?: number): void => {
    // A list has films or series.
    const hasOneType = titles.every(({ mediaType }) => mediaType === title.mediaType);
    const list = hasOneType ? workAddress(title.mediaType, 'person', id) : undefined;
    add(TITLE_SHELF_MESSAGES.person(as, name), titles, shortest, list ?? personAddress(id));
  };
  const addRelated = (...kinds: ReadonlyArray<RelatedTitles['by']>): void =>
    related.filter(({ by }) => kinds.includes(by)).forEach((each) => {
      const { content } = each;
      const list = each.by === 'network' ? networkAddress(each.name)
        : content === undefined ? null : filteredListAddress(title.mediaType, 'keyword', contentValue(content));
      add(relatedTitlesHeading(each), each.titles, SHORTEST, list ?? undefined);
    });
  const addSimilar = (shortest?: number): void => {
    const shelf = similarTitlesShelf(title, title.similar.filter((each) => !shown.has(itemKey(each))));
    if (shelf !== null) add(shelf.heading, shelf.titles, shortest);
  };
  if (work?.collection != null) {
    const { id, name, titles } = work.collection;
    add(name, titles, SHORTEST_COLLECTION, workAddress('movie', 'collection', id));
  }
  work?.people.forEach((person) => addPerson(person));
  addRelated('subject', 'setting');
  addRelated('network');
  add(TITLE_SHELF_MESSAGES.recommended, title.recommendations);
  addSimilar();
  if (shelves.length < ENOUGH_SHELVES) {
    addRelated('era');
    work?.people.forEach((person) => addPerson(person, 1));
    add(TITLE_SHELF_MESSAGES.recommended, title.recommendations, 1);
    addSimilar(1);
  }
  return shelves;
};
