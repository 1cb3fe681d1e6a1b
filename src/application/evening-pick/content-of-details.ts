import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { noFilters, popularitySort, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { addContent, contentOfKeywords, type KnownContent } from '#domain/evening-pick/known-content';
import { hasNext } from '#domain/shared/pagination';

/** Most pages of the best-known titles with one fact: each can be a request. */
const MAX_PAGES = 5;

/**
 * Returns the facts of filters that titles of one type are known to have: those of their keywords. Of titles without keywords, the
 * catalogue is asked which ones it finds by each fact, the best known first: the embedded one filters series by keywords that their details
 * do not name. Each returned function asks for a fact once. A fact that cannot be asked is known of no title.
 */
export const contentOfDetails = ({ discover }: Pick<Catalogue, 'discover'>) => {
  const answers = new Map<string, Promise<ReadonlyArray<Title>>>();
  const findTitles = async (mediaType: MediaType, fact: string): Promise<ReadonlyArray<Title>> => {
    const found: Title[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const answer = await discover({ mediaType, filters: { ...noFilters, content: [fact] }, sort: popularitySort, page })();
      if (E.isLeft(answer)) break;
      found.push(...answer.right.items);
      if (!hasNext(answer.right)) break;
    }
    return found;
  };
  return async (filters: ReadonlyArray<Filters>, all: ReadonlyArray<TitleDetails>): Promise<KnownContent> => {
    const known = new Map(all.map((details) => [itemKey(details), contentOfKeywords(filters, details.keywords)]));
    const [unnamed] = all.filter(({ keywords }) => keywords.length === 0);
    if (unnamed === undefined) return known;
    await Promise.all([...new Set(filters.flatMap(({ content }) => content))].map(async (fact) => {
      const titles = answers.get(fact) ?? findTitles(unnamed.mediaType, fact);
      answers.set(fact, titles);
      addContent(known, await titles, [fact]);
    }));
    return known;
  };
};
