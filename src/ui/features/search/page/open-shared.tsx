import { Navigate } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { parseSearch, type SearchQuery } from '#domain/catalogue/search-query';
import { onlyTitleNamed, readShared, type SharedText } from '#domain/catalogue/text-match/shared-text';
import type { Title } from '#domain/catalogue/title';
import { GridSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { SHARED_LINK_MESSAGES } from '#ui/messages/installed-app/shared-link.messages.ts';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { searchAddress } from '#ui/features/shared/search-address.ts';
import { titleAddress } from '#ui/features/shared/title-address.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { bestResultsQuery } from './search-queries';

export type OpenSharedProps = { readonly shared: SharedText };

/** Returns the titles that a search finds best, none if it fails; null until they are loaded, and without a query. */
const useBestTitles = (query: SearchQuery | null): ReadonlyArray<Title> | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const results = useQuery(query === null ? null : bestResultsQuery(catalogue, query));
  if (results._tag === 'pending') return null;
  return (results._tag === 'success' ? results.value : []).flatMap((each) => (each.kind === 'title' ? [each.title] : []));
};

/**
 * Opens the title that another app shared: the one of a link, or the only one with the shared name; otherwise the search for it. Says so if
 * nothing is named. A year that ends an address is the title's only if no title has it in its name.
 */
export const OpenShared = ({ shared }: OpenSharedProps): React.JSX.Element => {
  const request = readShared(shared);
  const { text, wholeName, mediaType } = request.kind === 'search' ? request : { text: '', wholeName: null, mediaType: null };
  const ofWholeName = useBestTitles(wholeName === null ? null : parseSearch(wholeName));
  const whole = wholeName === null || ofWholeName === null ? null : onlyTitleNamed(wholeName, ofWholeName, mediaType);
  const isNext = request.kind === 'search' && whole === null && (wholeName === null || ofWholeName !== null);
  const query = parseSearch(text);
  const titles = useBestTitles(isNext ? query : null);
  if (request.kind === 'unnamed')
    return (
      <StatePanel board={SHARED_LINK_MESSAGES.board} links={[{ to: searchAddress(''), text: SHARED_LINK_MESSAGES.search, icon: 'search' }]}>
        {SHARED_LINK_MESSAGES.unnamed}
      </StatePanel>
    );
  const opened = request.kind === 'title' ? request.id : whole;
  if (opened !== null) return <Navigate to={titleAddress(opened)} replace />;
  if (titles === null)
    return (
      <LoadingRegion label={SEARCH_MESSAGES.searching}>
        <GridSkeleton />
      </LoadingRegion>
    );
  const found = query.exact === null ? onlyTitleNamed(query.words, titles, mediaType) : titles.length === 1 ? titles[0] : null;
  return <Navigate to={found === null || found === undefined ? searchAddress(text) : titleAddress(found)} replace />;
};
