import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { CatalogueStats } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { Tabs } from '#ui/design/page/tabs.tsx';
import { useQuery } from '../../query/use-query';
import { DocumentHead } from '../../app/navigation/document-head';
import { useService } from '../../services';
import { FeaturedTitles } from './featured-titles';
import { FEATURED_TITLES } from '../landing/featured';
import { listTabs, typeName, typeNoun } from '../shared/list-labels';
import { PlannedShelves } from '../shared/planned-shelves';
import { statsQuery } from '../shared/catalogue-queries';
import { TYPE_SHELVES } from '../shared/shelf-plan';
import { filmCount, seriesCount } from '../shared/title-format';

/** Returns the known counts as text; a non-breaking space when unknown keeps the line height. */
const formatStats = (mediaType: MediaType, stats: CatalogueStats | null): string => {
  if (mediaType === 'tv') return stats?.series ? seriesCount(stats.series) : '\u00a0';
  if (!stats?.movies) return '\u00a0';
  const span = stats.firstYear !== null && stats.lastYear !== null ? `, from ${stats.firstYear} to ${stats.lastYear}` : '';
  return filmCount(stats.movies) + span;
};

/** Renders the page of one media type: featured titles, then shelves. */
export const TypePage = ({ mediaType }: { readonly mediaType: MediaType }): React.JSX.Element => {
  const stats = useQuery(statsQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <>
      <DocumentHead
        title={typeName(mediaType)}
        description={`Popular, top rated and new ${typeNoun(mediaType)}, and shelves to find the next one on.`}
      />
      <PageHead heading={typeName(mediaType)} note={formatStats(mediaType, stats._tag === 'success' ? stats.value : null)} />
      <Tabs tabs={listTabs(mediaType)} label={`Lists of ${typeNoun(mediaType)}`} />
      <FeaturedTitles titles={FEATURED_TITLES[mediaType]} />
      {/* The featured titles fill the first view, so no shelf loads its posters eagerly. */}
      <PlannedShelves shelves={TYPE_SHELVES[mediaType]} />
    </>
  );
};
