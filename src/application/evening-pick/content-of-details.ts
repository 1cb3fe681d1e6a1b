import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { noFilters, popularitySort, type Filters } from '#domain/catalogue/filters';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { addContent, contentOfKeywords, type KnownContent } from '#domain/evening-pick/known-content';
import { hasNext } from '#domain/shared/pagination';

/** Most pages of the best-known titles with one fact: each can be a request. */
const MAX_PAGES = 5;

/**
 * Returns the facts of filters that titles of one type are known to have: those of their keywords. Of titles without keywords, the
 * catalogue is asked which ones it finds by each fact, the best known first: the embedded one filters series by keywords that their details
 * do not name. A fact that cannot be asked is known of no title.
 */
export const contentOfDetails = ({ discover }: Pick<Catalogue, 'discover'>) => async (
  filters: ReadonlyArray<Filters>, all: ReadonlyArray<TitleDetails>,
): Promise<KnownContent> => {
  const known = new Map(all.map((details) => [itemKey(details), contentOfKeywords(filters, details.keywords)]));
  const [unnamed] = all.filter(({ keywords }) => keywords.length === 0);
  const ask = async (fact: string): Promise<void> => {
    for (let page = 1; unnamed !== undefined && page <= MAX_PAGES; page += 1) {
      const query = { mediaType: unnamed.mediaType, filters: { ...noFilters, content: [fact] }, sort: popularitySort, page };
      const answer = await discover(query)();
      if (E.isLeft(answer)) return;
      addContent(known, answer.right.items, [fact]);
      if (!hasNext(answer.right)) return;
    }
  };
  await Promise.all([...new Set(filters.flatMap(({ content }) => content))].map(ask));
  return known;
};
