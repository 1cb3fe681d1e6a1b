// On the search page: writes the search text into the prerendered page before the app's code is loaded, and requests the
// catalogue files of the search together with that code.
import { INDEX_FILE, PEOPLE_FILE, PEOPLE_SEARCH_TEXTS_FILE, TITLE_SEARCH_TEXTS_FILE } from '#adapters/embedded-catalogue/files/file-names';
import { isBlankSearch, parseSearch } from '#domain/catalogue/search-query';
import { lookingForText, resultsHeading, SEARCHING_TEXT } from '#ui/messages/catalogue/search-start.messages.ts';
import { scriptData } from './script-data.ts';

/** The files that the search's worker reads. */
const SEARCHED_FILES = [INDEX_FILE, TITLE_SEARCH_TEXTS_FILE, PEOPLE_FILE, PEOPLE_SEARCH_TEXTS_FILE];

const { catalogue } = scriptData();
const text = (new URLSearchParams(location.search).get('query') ?? '').trim();
const query = parseSearch(text);

/** Requests the files of the search. An id leads to its title without the files of people. */
const requestFiles = (base: string, prefetched: Record<string, Promise<Response> | undefined>): void => {
  if (query.exact !== null) prefetched[base + INDEX_FILE] = fetch(base + INDEX_FILE);
  // The browser's cache passes the files on to the worker, once their bodies have been read.
  else
    SEARCHED_FILES.forEach((file) => {
      fetch(base + file)
        .then((response) => response.blob())
        .catch(() => undefined);
    });
};

const fill = (page: Element, status: Element): void => {
  (page.querySelector('h1') as HTMLElement).textContent = resultsHeading(text);
  (page.querySelector('.search-form input') as HTMLInputElement).value = text;
  const lead = document.createElement('p');
  lead.className = 'lead as-typed';
  lead.textContent = lookingForText(text);
  (page.querySelector('.search-help') as HTMLElement).replaceChildren(lead);
  status.textContent = SEARCHING_TEXT;
};

if (!isBlankSearch(query)) {
  // Only the embedded catalogue has files; with TMDB, the results are requested by another script.
  if (catalogue !== undefined) {
    const prefetched = (window.marqueePrefetch = {});
    // Called after the first paint.
    window.marqueeBeforeStart = () => requestFiles(catalogue, prefetched);
  }
  // Fills the page as soon as it is parsed, before the first paint.
  new MutationObserver((_, observer) => {
    const status = document.querySelector('#root .waits [role="status"]');
    const page = document.querySelector('#root .search-page');
    if (!status || !page) return;
    observer.disconnect();
    fill(page, status);
  }).observe(document, { childList: true, subtree: true });
}
