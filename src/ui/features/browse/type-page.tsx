import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { CatalogueStats } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { Tabs } from '#ui/design/page/tabs.tsx';
import { useQuery } from '../../query/use-query';
import { DocumentHead } from '../../app/navigation/document-head';
import { useService } from '../../services';
import { FeaturedTitles } from './double-bill';
import { FEATURED_TITLES } from '../landing/featured';
import { listTabs, typeName, typeNoun } from '../shared/list-labels';
import { PlannedShelves } from '../shared/planned-shelves';
import { statsQuery } from '../shared/catalogue-queries';
import { TYPE_SHELVES } from '../shared/shelf-plan';
import { filmCount, seriesCount } from '../shared/title-format';

/** How much there is, as far as it is known; a blank keeps the line. */
const howMuch = (mediaType: MediaType, census: CatalogueStats | null): string => {
  if (mediaType === 'tv') return census?.series ? seriesCount(census.series) : '\u00a0';
  if (!census?.movies) return '\u00a0';
  const span = census.firstYear !== null && census.lastYear !== null ? `, from ${census.firstYear} to ${census.lastYear}` : '';
  return filmCount(census.movies) + span;
};

/** All there is of one type: tonight's programme, then shelves. */
export const TypePage = ({ mediaType }: { readonly mediaType: MediaType }): React.JSX.Element => {
  const census = useQuery(statsQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <>
      <DocumentHead
        title={typeName(mediaType)}
        description={`Popular, top rated and new ${typeNoun(mediaType)}, and shelves to find the next one on.`}
      />
      <PageHead heading={typeName(mediaType)} note={howMuch(mediaType, census._tag === 'success' ? census.value : null)} />
      <Tabs tabs={listTabs(mediaType)} label={`Lists of ${typeNoun(mediaType)}`} />
      <FeaturedTitles bill={FEATURED_TITLES[mediaType]} />
      {/* The programme fills the first view; the first shelf begins below it. */}
      <PlannedShelves shelves={TYPE_SHELVES[mediaType]} />
    </>
  );
};
