/** Waits between two requests, in ms: short while others change the list, longer while nothing happens. A page costs some 54 reads. */
const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 20_000;
const GROWTH = 1.4;

/**
 * Polls for changes while the page is visible: the server sends editors none. @param poll resolves to whether there were news.
 * @returns a function that ends it.
 */
export const pollWhileShown = (poll: () => Promise<boolean>, isShown: () => boolean): (() => void) => {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout>;
  let isEnded = false;
  const next = (): void => {
    timer = setTimeout(() => void ask(), wait);
  };
  const ask = async (): Promise<void> => {
    const hasNews = isShown() && (await poll());
    wait = hasNews || !isShown() ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, wait * GROWTH);
    if (!isEnded) next();
  };
  next();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
};
