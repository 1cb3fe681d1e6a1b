import * as E from 'fp-ts/Either';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { Answer } from '#domain/shared/answer';
import type { MostListedTitle } from '#domain/site-stats/site-stats';

/** A title with its name in the catalogue; null if the catalogue does not answer with one. */
export type NamedListedTitle = MostListedTitle & { readonly name: string | null };

/** Adds the catalogue's names. Names in lists are not shown to others: a member can store a title under any name. */
export const nameListedTitles =
  (getDetails: CatalogueUseCases['getDetails']) =>
  (titles: ReadonlyArray<MostListedTitle>): Answer<ReadonlyArray<NamedListedTitle>> =>
  async () =>
    E.right(await Promise.all(titles.map(async (listed) => {
      const details = await getDetails(listed.title, undefined, 'look-up')();
      return { ...listed, name: E.isRight(details) ? details.right.title : null };
    })));
