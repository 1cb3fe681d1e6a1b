import type { SharedText } from '#domain/catalogue/text-match/shared-text';

/** Returns what another app has shared with this address; null for a search. The names are those of `public/manifest.json`. */
export const sharedText = (parameters: URLSearchParams): SharedText | null => {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => parameters.get(name) ?? '') as [string, string, string];
  return parameters.has('query') || `${title}${text}${url}` === '' ? null : { title, text, url };
};
