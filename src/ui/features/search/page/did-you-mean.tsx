import { Link } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { searchAddress, type SearchTab } from '#ui/features/shared/search-address.ts';
import { correctionQuery } from './search-queries';

export type DidYouMeanProps = { readonly query: SearchQuery; readonly tab: SearchTab | null };

/** Renders a link to the search that was probably meant; nothing if names match the text, or while that is unknown. */
export const DidYouMean = ({ query, tab }: DidYouMeanProps): React.JSX.Element | null => {
  const result = useQuery(correctionQuery(useService(CATALOGUE_USE_CASES), query));
  if (result._tag !== 'success' || result.value === null) return null;
  return (
    <p className="did-you-mean as-typed">
      <Link to={searchAddress(result.value, tab)}>{SEARCH_MESSAGES.didYouMean(result.value)}</Link>
    </p>
  );
};
