/** Facts by which lists are filtered although their rows do not contain them. A list shows titles that have all of the chosen ones. */
export type ContentKind = 'keyword' | 'person' | 'studio' | 'network' | 'collection' | 'seasons' | 'status' | 'service';

/**
 * A fact with its value, as one text: `keyword:time loop`, `person:31` and `collection:10` (ids), `studio:A24`, `network:HBO`,
 * `keyword:ghost|vampire` (one of them), `seasons:2-3` (without an upper bound: `seasons:7-`), `status:ended`, `status:mini`
 * (mini-series), `service:DE-8-337` (a title is on one of these services in Germany).
 */
export type ContentFilter = `${ContentKind}:${string}`;

/** Returns the filter of titles that have one of these keywords. */
export const anyKeyword = (keywords: ReadonlyArray<string>): ContentFilter => `keyword:${keywords.join(ANY)}`;

/** Returns the keywords of a filter's value, of which a title has one: people type a single one. */
export const anyOfKeywords = (value: string): ReadonlyArray<string> =>
  value.split(ANY).map((each) => each.trim()).filter((each) => each !== '');

/** Most facts of one list. */
export const MAX_CONTENT_FILTERS = 8;

/** Separates keywords of which one is enough. No keyword contains it. */
const ANY = '|';

const WELL_FORMED =
  /^(?:(?:keyword|studio|network):[^\p{C}]{1,80}|(?:person|collection):-?[1-9]\d{0,9}|seasons:[1-9]\d?(?:-\d{0,2})?|status:(?:ended|mini)|service:[A-Z]{2}(?:-[1-9]\d{0,5}){1,20})$/u;

/** Returns whether a text from an address is a filter; the catalogue may not have its value. */
export const isContentFilter = (text: string): text is ContentFilter => WELL_FORMED.test(text);

/** Returns the value of a filter: what stands behind the colon. */
export const contentValue = (filter: ContentFilter): string => filter.slice(filter.indexOf(':') + 1);

/** Returns the well-formed filters of texts, each once, at most `MAX_CONTENT_FILTERS`. */
export const readContentFilters = (texts: ReadonlyArray<string>): ReadonlyArray<ContentFilter> =>
  [...new Set(texts.filter(isContentFilter))].slice(0, MAX_CONTENT_FILTERS);

/** Returns the values of all filters of a kind. */
export const contentValues = (filters: ReadonlyArray<ContentFilter>, kind: ContentKind): ReadonlyArray<string> =>
  filters.filter((filter) => filter.startsWith(`${kind}:`)).map(contentValue);
