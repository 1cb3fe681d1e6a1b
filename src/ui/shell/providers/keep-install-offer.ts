/**
 * Keeps the browser's offer to install the app, which comes once a document and often before the code of members is there, for our own
 * hint. The browser's bar does not show. Returns the function that ends it.
 */
export const keepInstallOffer = (): (() => void) => {
  const keep = (event: Event): void => {
    event.preventDefault();
    window.marqueeInstallOffer = event as InstallOffer;
  };
  addEventListener('beforeinstallprompt', keep);
  return () => removeEventListener('beforeinstallprompt', keep);
};
