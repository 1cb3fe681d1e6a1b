const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`No style sheet from ${link.href}`)), { once: true });
  });

/** Inserts a copy after the failed link and removes the failed link once the sheet has loaded. */
const reload = async (failed: HTMLLinkElement): Promise<void> => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = failed.crossOrigin;
  link.href = failed.href;
  const loading = loaded(link);
  failed.after(link);
  try {
    await loading;
    failed.remove();
  } catch (thrown) {
    link.remove();
    throw thrown;
  }
};

/** Returns whether a style sheet failed. Offline, Chromium gives the link a sheet without rules that no script may read. */
const hasFailed = ({ sheet, disabled }: HTMLLinkElement): boolean => {
  if (disabled) return false;
  try {
    return sheet === null || sheet.cssRules.length < 0;
  } catch {
    return true;
  }
};

/**
 * Reloads the style sheets that failed. The bundler's preload helper requests each sheet of a page only once, so a page whose
 * code loads at the second try would be unstyled.
 */
export const reloadStylesheets = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(hasFailed).map(reload));
};
