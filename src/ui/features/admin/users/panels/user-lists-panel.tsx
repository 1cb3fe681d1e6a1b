import { allListsQuery } from '#domain/lists/directory/list-directory';
import { firstPageCursor } from '#domain/shared/row-page';
import type { UserId } from '#domain/users/user-id';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { USER_PAGE_MESSAGES } from '#ui/messages/admin/user-page.messages.ts';
import { shortListName } from '#ui/messages/admin/shown-name.ts';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';

/** Lists that the panel shows; the page of all lists has the others. */
const SHOWN = 20;

/** Renders the lists of a user, last changed first. */
export const UserListsPanel = ({ uid }: { readonly uid: UserId }): React.JSX.Element => {
  const data = useAdminQuery(`lists/of/${uid}`, ({ lists }) => lists.page({ ...allListsQuery, owner: uid }, firstPageCursor, SHOWN));
  return (
    <AdminPart
      heading={USER_PAGE_MESSAGES.lists}
      data={data}
      {...(data.value?.hasNext === true && {
        note: <TextLink to={`/admin/manage-lists?owner=${uid}`}>{USER_PAGE_MESSAGES.moreLists}</TextLink>,
      })}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="quiet">{USER_PAGE_MESSAGES.noLists}</p>
        ) : (
          <ul className="user-lists">
            {rows.map(({ list }) => (
              <li key={list.listID}>
                <TextLink to={`/admin/manage-lists/${encodeURIComponent(list.listID)}`}>
                  <bdi>{shortListName(list)}</bdi>
                </TextLink>
                <span className="quiet num">{USER_PAGE_MESSAGES.items(list.itemCount)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </AdminPart>
  );
};
