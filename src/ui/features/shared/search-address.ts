/** The kinds of result, as the address names them. */
export const RESULT_TABS = ['films', 'series', 'people'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

/** Where the results for a text are; without a tab they open at the kind of the best result. */
export const searchAddress = (text: string, tab: ResultTab | null = null): string =>
  `/search?${new URLSearchParams({ ...(text === '' ? {} : { query: text }), ...(tab === null ? {} : { tab }) }).toString()}`.replace(/\?$/, '');

/** What an address searches for, and which kind of result it opens; null leaves that to what is found. */
export const searchInAddress = (parameters: URLSearchParams): { readonly text: string; readonly tab: ResultTab | null } => ({
  text: (parameters.get('query') ?? '').trim(),
  tab: RESULT_TABS.find((tab) => tab === parameters.get('tab')) ?? null,
});
