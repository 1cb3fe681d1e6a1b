import { fetchCatalogueFile } from '#adapters/embedded-catalogue/files/fetch-catalogue-file';
import { answerSearchRequest } from './answer-search-request';
import { createSearch } from './create-search';
import type { SearchRequest, StartMessage } from './search-messages';

/** Entry of the worker: loads the search data at the first message, and answers requests. */
let search: ReturnType<typeof createSearch> | null = null;

addEventListener('message', ({ data }: MessageEvent<StartMessage | SearchRequest>) => {
  if ('start' in data) {
    search = createSearch(fetchCatalogueFile(data.start.base));
    void search.prepare();
  } else if (search !== null) {
    void answerSearchRequest(search, data).then((response) => postMessage(response));
  }
});
