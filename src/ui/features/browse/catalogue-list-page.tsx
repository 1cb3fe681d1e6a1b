import { Navigate, useLocation, useParams } from 'react-router-dom';
import { APP_CONFIG, CATALOGUE_USE_CASES } from '#application/service-keys';
import type { ListParams } from '#application/catalogue/list-params';
import { popularitySort, type CatalogueSort } from '#domain/catalogue/filters';
import { isSortableCatalogueList, isCatalogueListOfType, type CatalogueList } from '#domain/catalogue/catalogue-list';
import { toItemType, ItemType, toMediaType, type MediaType } from '#domain/catalogue/media-type';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { LinkTabs } from '#ui/design/page/link-tabs.tsx';
import { BROWSE_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import {
  catalogueListName, catalogueListTabsLabel, catalogueListFullName, mediaTypeHeading,
} from '#ui/messages/catalogue/list.messages.ts';
import { formatDate } from '#ui/messages/format/format.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { NotFoundPage } from '#ui/features/not-found/not-found-page.tsx';
import { useService } from '#ui/services.tsx';
import { TitleFilters } from '#ui/features/browse/filters/title-filters.tsx';
import { CatalogueListBody } from './catalogue-list-body';
import { catalogueListTabs } from '#ui/features/shared/catalogue-list-tabs.ts';
import { useFilteredList } from './use-filtered-list';

/** Returns the closest sort to the list's own order; only sortable lists show a sort. */
const defaultSort = (list: CatalogueList): CatalogueSort => (list === 'top-rated' ? { key: 'vote', direction: 'desc' } : popularitySort);
const isSameSort = (one: CatalogueSort, other: CatalogueSort): boolean => one.key === other.key && one.direction === other.direction;

const useList = (mediaType: MediaType, list: CatalogueList) => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const usual = defaultSort(list);
  return useFilteredList(mediaType, usual, ({ filters, sort }: ListParams) => (page, signal) => {
    const otherSort = isSortableCatalogueList(list) && !isSameSort(sort, usual) ? { sort } : {};
    return catalogue.getList({ mediaType, list, filters, page, ...otherSort }, signal);
  });
};

const List = ({ mediaType, list }: { readonly mediaType: MediaType; readonly list: CatalogueList }): React.JSX.Element => {
  const browsed = useList(mediaType, list);
  const { asOf } = browsed.paging;
  const { isCatalogueCurrent } = useService(APP_CONFIG);
  const label = catalogueListFullName(mediaType, list, isCatalogueCurrent);
  const name = catalogueListName(list, isCatalogueCurrent);
  return (
    <>
      <DocumentHead title={label} description={BROWSE_MESSAGES.listDescription(label)} />
      <PageHead
        heading={name}
        crumbs={[{ label: mediaTypeHeading(mediaType), to: `/${toItemType(mediaType)}` }, { label: name }]}
        note={asOf === null ? '\u00a0' : BROWSE_MESSAGES.asOf(formatDate(asOf))}
      />
      <LinkTabs tabs={catalogueListTabs(mediaType, isCatalogueCurrent)} label={catalogueListTabsLabel(mediaType)} />
      <TitleFilters browsed={browsed} mediaType={mediaType} sortable={isSortableCatalogueList(list)} />
      <CatalogueListBody browsed={browsed} mediaType={mediaType} label={label} />
    </>
  );
};

/** Returns the media type whose lists have this address; null for none. */
const mediaTypeOf = (itemType: string | undefined, list: string): MediaType | null => {
  const mediaType = ItemType.is(itemType) ? toMediaType(itemType) : null;
  return mediaType !== null && isCatalogueListOfType(mediaType, list) ? mediaType : null;
};

/** Renders one list of a media type; an unknown type or list renders the not-found page. */
export const CatalogueListPage = (): React.JSX.Element => {
  const { itemType, list = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const mediaType = mediaTypeOf(itemType, list);
  if (mediaType !== null && isCatalogueListOfType(mediaType, list))
    return <List key={`${mediaType} ${list}`} mediaType={mediaType} list={list} />;
  // A URL typed by hand may contain capitals.
  const isInCapitals = mediaTypeOf(itemType?.toLowerCase(), list.toLowerCase()) !== null;
  return isInCapitals ? <Navigate replace to={`${pathname.toLowerCase()}${search}${hash}`} /> : <NotFoundPage />;
};
