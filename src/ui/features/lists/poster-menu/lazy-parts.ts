import { useEffect } from 'react';
import { CARD_ACTION_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { ShortcutTargets } from '#ui/features/lists/card-actions/shortcut-targets.ts';
import { createLoadFailureFallback, type DisclosureProps } from '#ui/features/lists/shared/create-load-failure-fallback.ts';
import type { PosterMenuProps } from './poster-menu';

const load = () => import('./late-parts');
const renderNothing = (): null => null;

/** Loaded when the help for keys is first opened. */
export const ShortcutsModal = lazyOptionalPart<DisclosureProps>(
  () => load().then((module) => module.ShortcutsModal), createLoadFailureFallback(CARD_ACTION_MESSAGES.helpFailed), renderNothing,
);

/** Loaded when the menu of a poster is first opened, on screens that are touched before. */
export const PosterMenu = lazyOptionalPart<PosterMenuProps>(
  () => load().then((module) => module.PosterMenu), createLoadFailureFallback(CARD_ACTION_MESSAGES.menuFailed), renderNothing,
);

/** Opens the menu of posters on a long press, on screens that are touched. Without its code the button of the poster opens it. */
export const useLongPress = (targets: ShortcutTargets): void =>
  useEffect(() => {
    if (!matchMedia('(hover: none)').matches) return undefined;
    let end = (): void => undefined;
    let isMounted = true;
    load().then(({ startLongPress }) => { if (isMounted) end = startLongPress(targets); }, () => undefined);
    return () => {
      isMounted = false;
      end();
    };
  }, [targets]);
