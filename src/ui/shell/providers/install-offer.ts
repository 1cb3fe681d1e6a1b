/** Key in local storage: `shown` after the hint that Marquee can be installed. */
export const INSTALL_HINT_KEY = 'marquee.install-hint';

/** Event of the window when the browser's offer comes, and when it ends. */
export const OFFER_CHANGED = 'marquee-install-offer-changed';

const keepOffer = (offer: InstallOffer | undefined): void => {
  if (offer === undefined) delete window.marqueeInstallOffer;
  else window.marqueeInstallOffer = offer;
  dispatchEvent(new Event(OFFER_CHANGED));
};

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Returns how this browser installs the app: it can be asked, or people do it by the Share menu (iPhones and iPads); null: not at all. */
export const installationWay = (): 'ask' | 'share-menu' | null => {
  if (isInstalled()) return null;
  if (window.marqueeInstallOffer !== undefined) return 'ask';
  return 'standalone' in navigator && navigator.maxTouchPoints > 0 ? 'share-menu' : null;
};

/** Asks whether the app is to be installed. A browser takes one question for each of its offers. */
export const askToInstall = (): void => {
  const offer = window.marqueeInstallOffer;
  keepOffer(undefined);
  // Refused by a browser that has asked by itself meanwhile.
  void offer?.prompt().catch(() => undefined);
};

/**
 * Keeps the browser's offer to install the app, which comes once a document and often before the code of members is there. Our hint comes
 * instead of the browser's own bar: people are asked once, and find the offer in Settings. Returns the function that ends it.
 */
export const keepInstallOffer = (): (() => void) => {
  const keep = (event: Event): void => {
    event.preventDefault();
    keepOffer(event as InstallOffer);
  };
  const forget = (): void => keepOffer(undefined);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', forget);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', forget);
  };
};
