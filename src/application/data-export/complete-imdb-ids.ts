import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { MemberExport } from '#application/data-file/moving-out/member-export';

/**
 * Gives the titles of an export the catalogue's IMDb ids: a title is mostly saved from its poster, before its facts are read, and an id
 * may have been corrected since. A title that the catalogue has no id for keeps the stored one.
 * @param getImdbId null for a title that has none, or that would need a request of its own.
 */
export const completeImdbIds = async (data: MemberExport, getImdbId: Catalogue['getImdbId']): Promise<MemberExport> => {
  const complete = async <A extends StoredTitle>(title: A): Promise<A> => {
    const found = await getImdbId({ mediaType: title.mediaType, id: title.movieID })();
    return E.isRight(found) && found.right !== null ? { ...title, imdbID: found.right } : title;
  };
  const completeItem = async <A extends { readonly item: StoredTitle }>(row: A): Promise<A> => ({ ...row, item: await complete(row.item) });
  const [lists, viewings, ratings] = await Promise.all([
    Promise.all(data.lists.map(async ({ list, items }) => ({ list, items: await Promise.all(items.map(complete)) }))),
    Promise.all(data.viewings.map(completeItem)),
    Promise.all(data.ratings.map(completeItem)),
  ]);
  return { ...data, lists, viewings, ratings };
};
