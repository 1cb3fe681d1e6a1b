/** Time in ms that the site has for an answer, and between two attempts. */
const ATTEMPT_MS = 10_000;
/** Time in ms that the first attempt has: the document was late, which a slow server is, too. */
const FIRST_ATTEMPT_MS = 3000;

const pause = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ATTEMPT_MS); });

type Page = Pick<Window, 'addEventListener' | 'dispatchEvent'>;

/**
 * Asks the site until it answers, if this document came from the site's worker because nothing answered in time (`opened-caches.ts`).
 * From the first failure until then, or until the browser has another network, the app counts as offline.
 * @param ask asks the site past the worker; rejects without an answer in the given time in ms.
 */
export const awaitAnswer = async (
  root: Pick<HTMLElement, 'dataset'> = document.documentElement, page: Page = window,
  ask: (ms: number) => Promise<unknown> = (ms) =>
    fetch('/worker.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ms) }),
): Promise<void> => {
  const isUnanswered = (): boolean => root.dataset['unanswered'] !== undefined;
  const end = (): void => {
    if (!isUnanswered()) return;
    delete root.dataset['unanswered'];
    // Listeners ask for the status again.
    page.dispatchEvent(new Event('online'));
  };
  const fail = (): Promise<void> => {
    if (root.dataset['unanswered'] === '') {
      root.dataset['unanswered'] = 'no';
      page.dispatchEvent(new Event('offline'));
    }
    return pause();
  };
  page.addEventListener('online', end);
  for (let ms = FIRST_ATTEMPT_MS; isUnanswered(); ms = ATTEMPT_MS) await ask(ms).then(end, fail);
};
