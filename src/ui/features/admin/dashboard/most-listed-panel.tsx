import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CSSProperties } from 'react';
import { nameListedTitles } from '#application/admin/dashboard/name-listed-titles';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { itemKey } from '#domain/catalogue/title-id';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { DASHBOARD_MESSAGES } from '#ui/messages/admin/dashboard.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { formatNumber } from '#ui/messages/format/format.ts';
import { useService } from '#ui/services.tsx';
import { titleAddress } from '#ui/features/shared/title-address.ts';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';

/** Titles that the panel shows. */
const TITLES = 8;

/** Renders the titles on most lists, under the names of the catalogue: a bar, a number and a link each. */
export const MostListedPanel = (): React.JSX.Element => {
  const { getDetails } = useService(CATALOGUE_USE_CASES);
  const data = useAdminQuery('stats/most-listed', ({ stats }) => pipe(stats.mostListed(TITLES), TE.flatMap(nameListedTitles(getDetails))));
  return (
    <AdminPart
      heading={DASHBOARD_MESSAGES.onMostLists}
      note={data.value !== null && data.value.length > 0 ? DASHBOARD_MESSAGES.lists : undefined}
      data={data}
      lines={TITLES}
    >
      {(titles) =>
        titles.length === 0 ? (
          <p className="quiet">{DASHBOARD_MESSAGES.noTitles}</p>
        ) : (
          <ol className="most-listed">
            {titles.map(({ title, lists, name }) => (
              <li key={itemKey(title)} style={{ '--part': lists / Math.max(1, titles[0]?.lists ?? 1) } as CSSProperties}>
                <TextLink to={titleAddress(title)}>
                  <bdi>{truncateName(name ?? DASHBOARD_MESSAGES.unnamed(title.mediaType, title.id))}</bdi>
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
