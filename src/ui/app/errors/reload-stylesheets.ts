const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`No style sheet from ${link.href}`)), { once: true });
  });

/** Asks again in the place of the old link, which goes once the sheet is there. */
const again = async (lost: HTMLLinkElement): Promise<void> => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = lost.crossOrigin;
  link.href = lost.href;
  const here = arrived(link);
  lost.after(link);
  try {
    await here;
    lost.remove();
  } catch (thrown) {
    link.remove();
    throw thrown;
  }
};

/**
 * Fetches the style sheets that did not come. What loads a page's code asks for each of its sheets only once: without this a page
 * whose code comes at the second try would stand there bare.
 */
export const reloadStylesheets = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(again));
};
