/** Responses that a script in the page's head requested before the app's code was loaded, by URL. Each response is used once. */
type EarlyResponses = Record<string, Promise<Response> | undefined>;
declare global {
  // A global declaration must use `var`.
  var marqueePrefetch: EarlyResponses | undefined;
}

/** Takes the response that the page's head requested from this URL; undefined if there is none. */
export const takeEarlyResponse = (url: string): Promise<Response> | undefined => {
  const response = globalThis.marqueePrefetch?.[url];
  if (response !== undefined) delete globalThis.marqueePrefetch?.[url];
  return response;
};

/** Age of the page in ms after which its early responses are not used: data of the catalogue has a maximum age of five minutes. */
const MAX_EARLY_MS = 60_000;

/**
 * Fetches like `fetch`, but uses the response of the page's head if there is one. A response that failed on the network is requested
 * again; one with an error status is used, so that the caller's retries count it.
 */
export const fetchAfterEarly =
  <Init extends RequestInit>(send: (url: string, init: Init) => Promise<Response>, now: () => number = () => performance.now()) =>
  (url: string, init: Init): Promise<Response> => {
    const early = takeEarlyResponse(url);
    return early === undefined || now() > MAX_EARLY_MS ? send(url, init) : early.catch(() => send(url, init));
  };
