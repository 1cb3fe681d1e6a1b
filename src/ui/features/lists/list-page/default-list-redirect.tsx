import { Navigate, useLocation } from 'react-router-dom';
import type { List } from '#domain/lists/list';
import { ProfileAreaNotFoundPage } from '#ui/shell/errors/area-not-found-page.tsx';
import { listAddress } from '#ui/shell/navigation/list-address.ts';

/** Leads from `/user-profile/watchlist` and `/user-profile/favorites` to the member's list of that name. */
export const DefaultListRedirect = ({ lists }: { readonly lists: ReadonlyArray<List> }): React.JSX.Element => {
  const name = useLocation().pathname.toLowerCase().includes('watchlist') ? 'watchlist' : 'favorites';
  const list = lists.find((each) => each.name === name);
  return list === undefined ? (
    <ProfileAreaNotFoundPage />
  ) : (
    <Navigate replace to={listAddress({ listName: list.name, listID: list.listID })} />
  );
};
