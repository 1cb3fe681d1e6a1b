import { APP_CONFIG, CATALOGUE_USE_CASES } from '#application/service-keys';
import type { MediaType } from '#domain/catalogue/media-type';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { LinkTabs } from '#ui/design/page/link-tabs.tsx';
import {
  catalogueListFullName, catalogueListName, catalogueListTabsLabel, mediaTypeHeading,
} from '#ui/messages/catalogue/list.messages.ts';
import { catalogueSizeText, TYPE_MESSAGES } from '#ui/messages/catalogue/shelf.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useService } from '#ui/services.tsx';
import { FeaturedTitles } from './featured-titles';
import { allFeaturedTitles } from './featured-of-the-day';
import { useFeaturedTitles } from './use-featured-titles';
import { catalogueListTabs } from '#ui/features/shared/catalogue-list-tabs.ts';
import { PlannedShelves } from '#ui/features/shared/shelves/planned-shelves.tsx';
import { catalogueStatsQuery } from '#ui/features/shared/catalogue-queries.ts';
import { typeShelves } from '#ui/features/shared/shelves/shelf-plan.ts';

/** Renders the page of one media type: featured titles, then shelves. */
export const TypePage = ({ mediaType }: { readonly mediaType: MediaType }): React.JSX.Element => {
  const stats = useQuery(catalogueStatsQuery(useService(CATALOGUE_USE_CASES)));
  const { isCatalogueCurrent } = useService(APP_CONFIG);
  const trending = catalogueListFullName(mediaType, 'trending', isCatalogueCurrent);
  const shelves = typeShelves(mediaType, trending, isCatalogueCurrent ? catalogueListName('now-playing', true) : null);
  return (
    <>
      <DocumentHead title={mediaTypeHeading(mediaType)} description={TYPE_MESSAGES.description(mediaType)} />
      <PageHead heading={mediaTypeHeading(mediaType)} note={catalogueSizeText(mediaType, stats._tag === 'success' ? stats.value : null)} />
      <LinkTabs tabs={catalogueListTabs(mediaType, isCatalogueCurrent)} label={catalogueListTabsLabel(mediaType)} />
      <FeaturedTitles titles={useFeaturedTitles(mediaType)} />
      {/* The featured titles fill the first view, so no shelf loads its posters eagerly. */}
      <PlannedShelves shelves={shelves} without={allFeaturedTitles(mediaType)} isRefilled />
    </>
  );
};
