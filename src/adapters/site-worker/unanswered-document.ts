/** Time in ms that the site has for an answer, and between two attempts. */
const ATTEMPT_MS = 10_000;

const pause = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ATTEMPT_MS); });

type Page = Pick<Window, 'addEventListener' | 'dispatchEvent'>;

/**
 * Asks the site until it answers, if this document came from the site's worker because the network carried nothing (`opened-caches.ts`).
 * Until then, or until the browser has another network, the app counts as offline.
 * @param ask asks the site past the worker; rejects without an answer.
 */
export const awaitAnswer = async (
  root: Pick<HTMLElement, 'dataset'> = document.documentElement, page: Page = window,
  ask: () => Promise<unknown> = () =>
    fetch('/worker.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ATTEMPT_MS) }),
): Promise<void> => {
  const isUnanswered = (): boolean => root.dataset['unanswered'] !== undefined;
  const end = (): void => {
    if (!isUnanswered()) return;
    delete root.dataset['unanswered'];
    // Listeners ask for the status again.
    page.dispatchEvent(new Event('online'));
  };
  page.addEventListener('online', end);
  while (isUnanswered()) await ask().then(end, pause);
};
