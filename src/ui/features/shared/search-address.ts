/** The kinds of result, as values of the URL parameter `tab`. */
export const RESULT_TABS = ['films', 'series', 'people'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

/** The tabs of the results: the best of all kinds, and each kind. */
export const SEARCH_TABS = ['all', ...RESULT_TABS] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

/** Returns the path of the results for a text; without a tab the page opens the kind of the best result, or all where kinds compete. */
export const searchAddress = (text: string, tab: SearchTab | null = null): string =>
  `/search?${new URLSearchParams({ ...(text === '' ? {} : { query: text }), ...(tab === null ? {} : { tab }) }).toString()}`.replace(
    /\?$/, '',
  );

/** Parses the search text and tab from the URL; a null tab leaves the choice to the page. */
export const parseSearchParams = (parameters: URLSearchParams): { readonly text: string; readonly tab: SearchTab | null } => ({
  text: (parameters.get('query') ?? '').trim(),
  tab: SEARCH_TABS.find((tab) => tab === parameters.get('tab')) ?? null,
});
