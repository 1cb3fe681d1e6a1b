import { useId } from 'react';
import { Link } from 'react-router-dom';
import { displayListName } from '#domain/lists/list-name';
import type { ListEntry } from '#domain/users/user';
import { Icon } from '#ui/design/icons/icon.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { listAddress } from '../../app/navigation/list-address';
import { listIcon } from '../../app/layouts/side/side-entries';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';

/** Lists shown; the heading links to all lists. */
const MAX_LISTS = 8;

/** Renders the member's lists by name; nothing if there are none. */
export const HomeLists = ({ lists }: { readonly lists: ReadonlyArray<ListEntry> }): React.JSX.Element | null => {
  const id = useId();
  if (lists.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby={id}>
      <SectionHead heading={HOME_MESSAGES.lists} id={id} to="/user-profile/user-lists" toLabel={HOME_MESSAGES.manageLists} count={lists.length} />
      <ul className="home-lists">
        {lists.slice(0, MAX_LISTS).map((list) => (
          <li key={list.listID}>
            <Link to={listAddress(list)}>
              <Icon name={listIcon(list.listName)} />
              <span className="poster p-xs">
                <bdi>{displayListName(list.listName)}</bdi>
              </span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
