// With the TMDB catalogue: sends the requests of the page's first view while the app's code is loading. The prerender wrote them with the
// app's own code (prerender-requests.ts); this code replaces what depends on the visit: language, region, id and search text. Stands
// in the HTML itself.
import { baseLanguage } from '#adapters/tmdb/tmdb-locale';
import { SESSION_HINT_KEY } from '#adapters/browser/session-hint-keys';
import { noTitleSettings, resolveTitleSettings, TITLE_SETTINGS_KEY, type TitleSettings } from '#application/profile/title-settings';
import { hasSignedInUser } from '#start/document/has-signed-in-user.ts';
import { scriptData } from '#start/document/script-data.ts';
import { PRERENDER_PLACEHOLDER_VALUES } from './prerender-placeholders.ts';

const data = scriptData()['early'];

/** The parameters of an address on which requests depend; `id` of the landing page is its decade without the last digit, "197". */
export type Visit = { readonly type?: string | null; readonly id?: string | null; readonly query?: string | null };

/**
 * Returns the parameters of this address; null if its requests cannot be known: numbers and operators of the search, and filters of a list,
 * lead to other ones.
 */
export const readVisit = (): Visit | null => {
  const parameters = new URLSearchParams(location.search);
  const id = parameters.get('id');
  const query = parameters.get('query');
  const isKnown =
    (id === null || /^[1-9]\d{0,8}$/.test(id)) &&
    (query === null || /^[^\s:/\d]+( [^\s:/\d]+)*$/.test(query)) &&
    [...parameters.keys()].every((name) => /^(type|id|query)$/.test(name));
  return isKnown ? { type: parameters.get('type'), id, query } : null;
};

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

let stored = noTitleSettings;
let isMember = false;
try {
  isMember = hasSignedInUser(localStorage.getItem(SESSION_HINT_KEY));
  // Settings that the app's codec does not accept are none.
  const read = JSON.parse(localStorage.getItem(TITLE_SETTINGS_KEY) as string) as TitleSettings;
  if (isTextOrNull(read.language) && isTextOrNull(read.region)) stored = read;
} catch {
  // without storage or settings the browser's language counts
}
const settings = resolveTitleSettings(stored, navigator.language);

const fillValue = (value: string, { query }: Visit): string => {
  if (value === PRERENDER_PLACEHOLDER_VALUES.language) return settings.language;
  if (value === PRERENDER_PLACEHOLDER_VALUES.region) return settings.region;
  if (value === PRERENDER_PLACEHOLDER_VALUES.query) return query as string;
  const [first, ...others] = value.split(',');
  return first === baseLanguage(PRERENDER_PLACEHOLDER_VALUES.language)
    ? [...new Set([baseLanguage(settings.language), ...others])].join()
    : value;
};

const addressOf = (request: string, visit: Visit): string => {
  const [path, search] = request.split('?') as [string, string];
  const filled = new URLSearchParams();
  new URLSearchParams(search).forEach((value, name) => {
    const filledValue = fillValue(value, visit);
    if (filledValue !== '') filled.append(name, filledValue);
  });
  return `${path}?${filled}`.replaceAll(`${PRERENDER_PLACEHOLDER_VALUES.id}`, visit.id as string);
};

/** Sends the requests of the first view; returns their answers as JSON, null if there are none. */
export const sendEarlyRequests = (visit: Visit | null): ReadonlyArray<Promise<unknown>> | null => {
  // A member who opens the landing page sees the home page.
  if (!data || !visit || (isMember && location.pathname === '/')) return null;
  const all = JSON.parse(data) as Readonly<Record<string, ReadonlyArray<string>>>;
  const requests = all[visit.query == null ? visit.type ?? '' : 'query'];
  if (!requests) return null;
  const prefetched: Record<string, Promise<Response>> = (window.marqueePrefetch = {});
  window.marqueeAnswered = false;
  return requests.map((request, index): Promise<unknown> => {
    const address = addressOf(request, visit);
    const response = fetch(address, { headers: { accept: 'application/json' }, cache: 'no-cache', priority: index === 0 ? 'high' : 'low' });
    // The app reads a clone of the response; this script reads the original.
    const copy = (prefetched[address] = response.then((each) => each.clone()));
    copy.catch(() => undefined);
    const answer = response.then((each): Promise<unknown> => (each.ok ? each.json() : Promise.reject(new Error())));
    // The app repeats what failed and shows the failure.
    answer.catch(() => undefined);
    return answer;
  });
};
