import { Navigate, useLocation } from 'react-router-dom';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { AreaNotFoundPage } from '../../app/errors/area-not-found-page';
import { listAddress } from '../../app/navigation/list-address';
import { OwnListSkeleton } from './list-page/member-list-page';
import { useOwnLists } from './shared/use-own-lists';

/** Leads from `/user-profile/watchlist` and `/user-profile/favorites` to the member's list of that name. */
export const DefaultListPage = (): React.JSX.Element => {
  const name = useLocation().pathname.toLowerCase().includes('watchlist') ? 'watchlist' : 'favorites';
  const own = useOwnLists();
  if (own._tag === 'pending') return <OwnListSkeleton />;
  if (own._tag === 'error') return <FailureState failure={own.failure} level={1} retry={() => window.location.reload()} />;
  const list = own.all.find((each) => each.name === name);
  return list === undefined ? <AreaNotFoundPage /> : <Navigate replace to={listAddress({ listName: list.name, listID: list.listID })} />;
};
