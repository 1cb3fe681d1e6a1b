import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { ProgrammePart, TitlePage } from '#domain/catalogue/catalogue';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { DoubleBillShelf } from './double-bill-shelf';
import type { ShelfDefinition, ShelfPartProps } from './shelf-plan';

/** Renders the two films of a double bill; nothing if the page shows one of them elsewhere. */
const ProgrammeBill = (shelf: ShelfPartProps): React.JSX.Element | null =>
  shelf.result._tag === 'success' && shelf.result.value.length !== 2 ? null : <DoubleBillShelf {...shelf} />;

const shelfOf = (day: string, { name, titles }: ProgrammePart): ShelfDefinition => {
  const page: TitlePage = { items: titles, page: 1, totalPages: 1, totalResults: titles.length, asOf: null };
  const query = () => ({ key: `programme ${day} ${name}`, fetch: () => TE.right(page) });
  return { heading: name, source: { mediaType: 'movie', list: null, filters: {}, query } };
};

/** Returns the double bill and the themed shelves of a day's programme; none if it cannot be read. @param day `YYYY-MM-DD`. */
export const programmeShelves = async (
  catalogue: Pick<CatalogueUseCases, 'getProgramme'>, day: string,
): Promise<ReadonlyArray<ShelfDefinition>> => {
  const programme = await catalogue.getProgramme(day)();
  if (E.isLeft(programme)) return [];
  const [, bill, ...themes] = programme.right;
  return [
    ...(bill === undefined ? [] : [{
      ...shelfOf(day, bill), heading: LANDING_PAGE_MESSAGES.doubleBill(bill.name), part: ProgrammeBill,
    }]),
    ...themes.filter(({ titles }) => titles.length > 0).map((part) => shelfOf(day, part)),
  ];
};
