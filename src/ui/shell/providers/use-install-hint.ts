import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { EMPTY, filter, map, pairwise, switchMap } from 'rxjs';
import { BROWSER_STORAGE, MEMBER_LISTS_LOADER } from '#application/service-keys';
import { toast } from '#ui/design/toasts/toast.ts';
import { INSTALL_MESSAGES } from '#ui/messages/installed-app/new-version.messages.ts';
import { useService } from '#ui/services.tsx';
import { askToInstall, INSTALL_HINT_KEY, installationWay, isInstalled } from './install-offer';

/** Titles on lists from which a member knows what the app is for. */
const FIRST_TITLES = 3;

/** Time in ms that the hint waits, so that the toast about the saved title is read first. */
const DELAY_MS = 2000;

/**
 * Says once in this browser, after a member has saved the third title, that Marquee can be installed: with a button where the browser can
 * ask (`keepInstallOffer` listens), with the steps on iOS. Elsewhere it says nothing.
 */
export const useInstallHint = (): void => {
  const { local } = useService(BROWSER_STORAGE);
  const { current$ } = useService(MEMBER_LISTS_LOADER);
  useEffect(() => {
    if (isInstalled() || local.get(INSTALL_HINT_KEY) !== null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      const way = installationWay();
      // Another tab may have shown it. Without storage it would come again with each visit.
      if (way === null || local.get(INSTALL_HINT_KEY) !== null || !local.set(INSTALL_HINT_KEY, 'shown')) return;
      const { text, install, steps } = INSTALL_MESSAGES;
      if (way === 'share-menu') toast({ text: steps, id: 'install', stays: true });
      else toast({ text, id: 'install', stays: true, action: { label: install, onPress: askToInstall } });
    };
    const subscription = current$
      .pipe(
        switchMap((lists) => (lists === null ? EMPTY : lists.lists.pipe(
          filter(E.isRight),
          map(({ right }) => right.reduce((sum, { itemCount }) => sum + itemCount, 0)),
          pairwise(),
        ))),
        filter(([before, now]) => now > before && now >= FIRST_TITLES),
      )
      .subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(show, DELAY_MS);
      });
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer);
    };
  }, [local, current$]);
};
