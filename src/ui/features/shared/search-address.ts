/** The kinds of result, as values of the URL parameter `tab`. */
export const RESULT_TABS = ['films', 'series', 'people'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

/** Returns the path of the results for a text; without a tab the page opens the kind of the best result. */
export const searchAddress = (text: string, tab: ResultTab | null = null): string =>
  `/search?${new URLSearchParams({ ...(text === '' ? {} : { query: text }), ...(tab === null ? {} : { tab }) }).toString()}`.replace(/\?$/, '');

/** Parses the search text and tab from the URL; a null tab means the kind of the best result. */
export const parseSearchLocation = (parameters: URLSearchParams): { readonly text: string; readonly tab: ResultTab | null } => ({
  text: (parameters.get('query') ?? '').trim(),
  tab: RESULT_TABS.find((tab) => tab === parameters.get('tab')) ?? null,
});
