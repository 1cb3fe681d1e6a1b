import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { HomeShelf } from '#application/profile/home-shelves';
import type { TitleId } from '#domain/catalogue/title-id';
import type { RecentTitle } from '#domain/users/user';
import { useQuery } from '../../query/use-query';
import { queryForShelf } from '../shared/shelf-plan';
import { TitleShelf } from '../shared/title-shelf';
import { useService } from '../../services';
import { planHomeShelf } from './plan-home-shelf';

type Props = { readonly shelves: ReadonlyArray<HomeShelf>; readonly without: ReadonlyArray<TitleId> };

/** Renders a shelf, and below it the other shelves without its titles: all queries start at once, and no title appears twice. */
const Shelves = ({ shelves: [first, ...others], without }: Props): React.JSX.Element | null =>
  first === undefined ? null : <ShelfChain first={first} others={others} without={without} />;

type ChainProps = { readonly first: HomeShelf; readonly others: ReadonlyArray<HomeShelf>; readonly without: ReadonlyArray<TitleId> };

const ShelfChain = ({ first, others, without }: ChainProps): React.JSX.Element => {
  const { heading, to, source } = planHomeShelf(first);
  const query = queryForShelf(source)(useService(CATALOGUE_USE_CASES));
  const result = useQuery(query);
  const shownTitles = result._tag === 'success' ? result.value.items : [];
  return (
    <>
      <TitleShelf heading={heading} to={to} question={query} without={without} />
      <Shelves shelves={others} without={[...without, ...shownTitles]} />
    </>
  );
};

/** Renders shelves that match the member's tastes, without recent titles. */
export const HomeShelfList = ({ shelves, recent }: { readonly shelves: ReadonlyArray<HomeShelf>; readonly recent: ReadonlyArray<RecentTitle> }): React.JSX.Element => (
  <Shelves shelves={shelves} without={recent.map(({ mediaType, movieID }) => ({ mediaType, id: movieID }))} />
);
