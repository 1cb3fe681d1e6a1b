import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { HomeShelf } from '#application/profile/home-shelves';
import type { TitleId } from '#domain/catalogue/title-id';
import type { RecentTitle } from '#domain/users/user';
import { useQuery } from '../../query/use-query';
import { queryForShelf } from '../shared/shelf-plan';
import { TitleShelf } from '../shared/title-shelf';
import { useService } from '../../services';
import { planHomeShelves } from './home-plan';

type Props = { readonly shelves: ReadonlyArray<HomeShelf>; readonly without: ReadonlyArray<TitleId> };

/** A shelf, and below it the others without what stands on it: everything is asked at once, and nothing stands on two. */
const Shelves = ({ shelves: [first, ...others], without }: Props): React.JSX.Element | null =>
  first === undefined ? null : <ShelfAndOthers first={first} others={others} without={without} />;

type ChainProps = { readonly first: HomeShelf; readonly others: ReadonlyArray<HomeShelf>; readonly without: ReadonlyArray<TitleId> };

const ShelfAndOthers = ({ first, others, without }: ChainProps): React.JSX.Element => {
  const { heading, to, source } = planHomeShelves(first);
  const question = queryForShelf(source)(useService(CATALOGUE_USE_CASES));
  const asked = useQuery(question);
  const standing = asked._tag === 'success' ? asked.value.items : [];
  return (
    <>
      <TitleShelf heading={heading} to={to} question={question} without={without} />
      <Shelves shelves={others} without={[...without, ...standing]} />
    </>
  );
};

/** Shelves from the member's tastes, without what they have opened already. */
export const HomeShelves = ({ shelves, opened }: { readonly shelves: ReadonlyArray<HomeShelf>; readonly opened: ReadonlyArray<RecentTitle> }): React.JSX.Element => (
  <Shelves shelves={shelves} without={opened.map(({ mediaType, movieID }) => ({ mediaType, id: movieID }))} />
);
