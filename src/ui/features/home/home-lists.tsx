import { useId } from 'react';
import { Link } from 'react-router-dom';
import { displayListName, shownListName } from '#domain/lists/list-name';
import type { ListEntry } from '#domain/users/user';
import { Icon } from '#ui/design/icons/icon.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';
import { itemCountText } from '#ui/messages/lists/lists.messages.ts';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { listIcon } from '#ui/shell/layouts/side/side-entries.ts';
import { ListCover } from '#ui/features/lists/shared/list-cover.tsx';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';

/** Lists shown; the heading links to all lists. */
const MAX_LISTS = 8;

/**
 * Renders the member's lists with covers and counts, in the member's order; until they are read, the names from the profile. Nothing if
 * there are none.
 */
export const HomeLists = ({ lists }: { readonly lists: ReadonlyArray<ListEntry> }): React.JSX.Element | null => {
  const id = useId();
  const own = useOwnLists();
  const known =
    own._tag === 'success'
      ? own.all.filter(({ archived }) => !archived).map((list) => ({ listName: list.name, listID: list.listID, list }))
      : lists.map((entry) => ({ ...entry, list: null }));
  if (known.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby={id}>
      <SectionHead
        heading={HOME_MESSAGES.lists}
        id={id}
        to="/user-profile/user-lists"
        toLabel={HOME_MESSAGES.manageLists}
        count={known.length}
      />
      <ul className="home-lists">
        {known.slice(0, MAX_LISTS).map(({ listName, listID, list }) => (
          <li key={listID}>
            <Link to={listAddress({ listName, listID })}>
              {list === null || own._tag !== 'success' ? (
                <span className="list-cover" />
              ) : (
                <ListCover useCases={own.useCases} list={list} />
              )}
              <Icon name={listIcon(listName)} />
              <span className="poster p-xs">
                <bdi>{list === null ? displayListName(listName) : shownListName(list)}</bdi>
              </span>
              <span className="faint num">{list === null ? '\u00a0' : itemCountText(list.itemCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
