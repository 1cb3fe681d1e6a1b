import { fetchCatalogueFile } from '#adapters/embedded-catalogue/files/fetch-catalogue-file';
import { answeringRequests } from './answer-search-request';
import { createSearch } from './create-search';
import type { SearchRequest, StartMessage } from './search-messages';

/** Entry of the worker: answers requests. The search data loads at the first one. */
let answer: ReturnType<typeof answeringRequests> | null = null;

addEventListener('message', ({ data }: MessageEvent<StartMessage | SearchRequest>) => {
  if ('start' in data) answer = answeringRequests(createSearch(fetchCatalogueFile(data.start.base)));
  else void answer?.(data).then((response) => postMessage(response));
});
