import type { CSSProperties } from 'react';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { DASHBOARD_MESSAGES } from '#ui/messages/admin/dashboard.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { formatNumber } from '#ui/messages/format/format.ts';
import { titleAddress } from '../../shared/title-address';
import { AdminPart } from '../shared/admin-part';
import { useAdminQuery } from '../shared/use-admin-query';

/** Titles that the panel shows. */
const TITLES = 8;

/** Renders the titles on most lists: a bar, a number and a link each. */
export const MostListedPanel = (): React.JSX.Element => {
  const data = useAdminQuery('stats/most-listed', ({ stats }) => stats.mostListed(TITLES));
  return (
    <AdminPart heading={DASHBOARD_MESSAGES.onMostLists} note={data.value !== null && data.value.length > 0 ? DASHBOARD_MESSAGES.lists : undefined} data={data} lines={TITLES}>
      {(titles) =>
        titles.length === 0 ? (
          <p className="quiet">{DASHBOARD_MESSAGES.noTitles}</p>
        ) : (
          <ol className="most-listed">
            {titles.map(({ title, lists }) => (
              <li key={title.itemKey} style={{ '--part': lists / Math.max(1, titles[0]?.lists ?? 1) } as CSSProperties}>
                <TextLink to={titleAddress({ mediaType: title.mediaType, id: title.movieID })}>
                  <bdi>{truncateName(title.title)}</bdi>
                </TextLink>
                <span className="listed-bar" aria-hidden="true" />
                <span className="num" aria-hidden="true">
                  {formatNumber(lists)}
                </span>
                <span className="sr">{DASHBOARD_MESSAGES.listCount(lists)}</span>
              </li>
            ))}
          </ol>
        )
      }
    </AdminPart>
  );
};
