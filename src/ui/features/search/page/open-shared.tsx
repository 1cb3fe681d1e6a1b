import { Navigate } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { parseSearch } from '#domain/catalogue/search-query';
import { onlyTitleNamed, readShared, type SharedText } from '#domain/catalogue/text-match/shared-text';
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

/**
 * Opens the title that another app shared: the one of a link, or the only one with the shared name; otherwise the search for it. Says so if
 * nothing is named.
 */
export const OpenShared = ({ shared }: OpenSharedProps): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const request = readShared(shared);
  const query = parseSearch(request.kind === 'search' ? request.text : '');
  const results = useQuery(request.kind === 'search' ? bestResultsQuery(catalogue, query) : null);
  if (request.kind === 'unnamed')
    return (
      <StatePanel board={SHARED_LINK_MESSAGES.board} links={[{ to: searchAddress(''), text: SHARED_LINK_MESSAGES.search, icon: 'search' }]}>
        {SHARED_LINK_MESSAGES.unnamed}
      </StatePanel>
    );
  if (request.kind === 'title') return <Navigate to={titleAddress(request.id)} replace />;
  if (results._tag === 'pending')
    return (
      <LoadingRegion label={SEARCH_MESSAGES.searching}>
        <GridSkeleton />
      </LoadingRegion>
    );
  const titles = (results._tag === 'success' ? results.value : []).flatMap((each) => (each.kind === 'title' ? [each.title] : []));
  const found = query.exact === null ? onlyTitleNamed(query.words, titles) : titles.length === 1 ? titles[0] : null;
  return <Navigate to={found === null || found === undefined ? searchAddress(request.text) : titleAddress(found)} replace />;
};
