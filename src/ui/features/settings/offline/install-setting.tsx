import { useSyncExternalStore } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { INSTALL_MESSAGES } from '#ui/messages/installed-app/new-version.messages.ts';
import { askToInstall, installationWay, OFFER_CHANGED } from '#ui/shell/providers/install-offer.ts';

const watchWay = (listener: () => void): (() => void) => {
  addEventListener(OFFER_CHANGED, listener);
  return () => removeEventListener(OFFER_CHANGED, listener);
};

/** Returns how this browser installs the app; null where it does not, or once it has. */
export const useInstallationWay = (): ReturnType<typeof installationWay> =>
  useSyncExternalStore(watchWay, installationWay, () => null);

/** Installs the app, or says how people do it on iOS. */
export const InstallSetting = ({ way }: { readonly way: 'ask' | 'share-menu' }): React.JSX.Element => (
  <div className="offline-setting">
    {way === 'ask' && <Button ref={moveFocusOnRemoval} small onClick={askToInstall}>{INSTALL_MESSAGES.install}</Button>}
    <p className="faint">{way === 'ask' ? INSTALL_MESSAGES.text : INSTALL_MESSAGES.steps}</p>
  </div>
);
