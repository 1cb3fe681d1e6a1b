/** Stands for what depends on the visit; the scripts of documents replace these values in requests and templates. */
export const PRERENDER_PLACEHOLDER_VALUES = {
  language: 'zz-ZZ', region: 'ZZ', id: 999_999_999, query: 'zzquery', image: '/zz-image.jpg', name: '?',
} as const;
