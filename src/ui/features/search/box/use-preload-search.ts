import { useCallback } from 'react';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { parseSearch } from '#domain/catalogue/search-query';
import { useService } from '#ui/services.tsx';

/** Returns a function that requests a suggestion: it loads the search data, or opens the connection, before the first key is typed. */
export const usePreloadSearch = (): (() => void) => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  return useCallback(() => void catalogue.suggest(parseSearch('a'))(), [catalogue]);
};
