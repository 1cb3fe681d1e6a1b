import type { HomeShelf } from '#application/profile/home-shelves';
import type { RecentTitle } from '#domain/users/user';
import { PlannedShelves } from '../shared/shelves/planned-shelves';
import { planHomeShelf } from './plan-home-shelf';

type Props = { readonly shelves: ReadonlyArray<HomeShelf>; readonly recent: ReadonlyArray<RecentTitle> };

/** Renders shelves that match the member's tastes, without recent titles. */
export const HomeShelfList = ({ shelves, recent }: Props): React.JSX.Element => (
  <PlannedShelves shelves={shelves.map(planHomeShelf)} without={recent.map(({ mediaType, movieID }) => ({ mediaType, id: movieID }))} isRefilled />
);
