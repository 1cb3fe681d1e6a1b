import { fetchFiles } from '../files/fetch-files';
import { answerRequest } from './answer-request';
import { createSearch } from './create-search';
import type { SearchRequest, StartMessage } from './search-messages';

/** Entry of the worker: loads the search data at the first message, and answers requests. */
let search: ReturnType<typeof createSearch> | null = null;

addEventListener('message', ({ data }: MessageEvent<StartMessage | SearchRequest>) => {
  if ('start' in data) {
    search = createSearch(fetchFiles(data.start.base));
    void search.prepare();
  } else if (search !== null) {
    void answerRequest(search, data).then((response) => postMessage(response));
  }
});
