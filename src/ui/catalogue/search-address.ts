/** The kinds of result, as the address names them. */
export const RESULT_TABS = ['films', 'series', 'people'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

/** Where the results for a text are; films are where one begins. */
export const searchAddress = (text: string, tab: ResultTab = 'films'): string =>
  `/search?${new URLSearchParams({ ...(text === '' ? {} : { query: text }), ...(tab === 'films' ? {} : { tab }) }).toString()}`.replace(/\?$/, '');

/** What an address searches for, and among what. */
export const searchInAddress = (parameters: URLSearchParams): { readonly text: string; readonly tab: ResultTab } => ({
  text: (parameters.get('query') ?? '').trim(),
  tab: RESULT_TABS.find((tab) => tab === parameters.get('tab')) ?? 'films',
});
