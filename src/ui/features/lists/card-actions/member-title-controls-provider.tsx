import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import { CARD_ACTION_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { MemberControls } from '#ui/features/shared/member-controls.tsx';
import { createLoadFailureFallback, type DisclosureProps } from '#ui/features/lists/shared/create-load-failure-fallback.ts';
import { useLateTurnDown } from '#ui/features/lists/shared/use-late-turn-down.ts';
import { RowActions } from '#ui/features/lists/table/row-actions.tsx';
import {
  LazyEpisodeWatchedButton, LazySeasonWatchedButton, LazySeriesProgressPanel,
} from '#ui/features/lists/watched/series/lazy-series-parts.tsx';
import { CardActions } from './card-actions';
import { undoLastChanges } from './list-change-toast';
import { watchDefaultListIDs, type TitleWithImdbId, type TitleActionDeps } from './title-action-deps';
import { useSingleKeys } from '#ui/features/lists/shortcuts/single-keys.ts';
import { TitleActions } from './title-actions';
import { newShortcutTargets } from '#ui/features/lists/shortcuts/shortcut-targets.ts';
import { useTitleShortcuts } from '#ui/features/lists/shortcuts/use-title-shortcuts.ts';

type DialogProps = DisclosureProps & TitleWithImdbId & { readonly deps: TitleActionDeps };

const renderNothing = (): null => null;

/** Loaded when the menu is first opened. */
const AddToListModal = lazyOptionalPart<DialogProps>(
  () => import('./add-to-list-modal').then((module) => module.AddToListModal), createLoadFailureFallback(CARD_ACTION_MESSAGES.menuFailed),
  renderNothing,
);
/** Loaded when "Add titles" of a list is first opened. */
const AddTitlesModal = lazyOptionalPart<DisclosureProps & { readonly deps: TitleActionDeps; readonly list: List }>(
  () => import('#ui/features/lists/add-titles/add-titles-modal.tsx').then((module) => module.AddTitlesModal),
  createLoadFailureFallback(CARD_ACTION_MESSAGES.menuFailed), renderNothing,
);
/** Loaded when the viewings of a title are first opened. */
const ViewingsDialog = lazyOptionalPart<DialogProps>(
  () => import('#ui/features/lists/watched/viewings-dialog.tsx').then((module) => module.ViewingsDialog),
  createLoadFailureFallback(WATCHED_MESSAGES.failed), renderNothing,
);
/** Loaded when the help for keys is first opened. */
const ShortcutsModal = lazyOptionalPart<DisclosureProps>(
  () => import('#ui/features/lists/poster-menu/late-parts.ts').then((module) => module.ShortcutsModal),
  createLoadFailureFallback(CARD_ACTION_MESSAGES.helpFailed), renderNothing,
);

/** Creates the buttons of cards, of a title's page and of a list. */
const memberControls = (deps: TitleActionDeps, addTitles: MemberControls['addTitles']): MemberControls => ({
  Card: (props) => <CardActions deps={deps} {...props} />,
  Row: (props) => <RowActions deps={deps} {...props} />,
  Page: (props) => <TitleActions deps={deps} {...props} />,
  Series: (props) => <LazySeriesProgressPanel deps={deps} {...props} />,
  Season: (props) => <LazySeasonWatchedButton deps={deps} {...props} />,
  Episode: (props) => <LazyEpisodeWatchedButton deps={deps} {...props} />,
  addTitles,
});

type Props = { readonly lists: ListUseCases; readonly onControls: (controls: MemberControls | null) => void };

type Open = (subject: TitleWithImdbId) => void;

/** Returns what all buttons share. @param openMenu, openViewings must stay the same functions. */
const useTitleActionDeps = (lists: ListUseCases, openMenu: Open, openViewings: Open): TitleActionDeps => {
  const turnDown = useLateTurnDown(lists.uid);
  return useMemo<TitleActionDeps>(
    () => ({
      lists,
      defaultListIDs: watchDefaultListIDs(lists.lists),
      targets: newShortcutTargets(),
      openViewings,
      openMenu,
      turnDown,
    }),
    [lists, openMenu, openViewings, turnDown],
  );
};

/** An opening of a dialog. The number is another one each time, so that the dialog starts in its initial state. */
type Opening<Subject> = { readonly subject: Subject; readonly number: number; readonly open: boolean };

const useOpening = <Subject,>(): {
  readonly opening: Opening<Subject> | null;
  readonly open: (subject: Subject) => void;
  readonly close: () => void;
} => {
  const [opening, setOpening] = useState<Opening<Subject> | null>(null);
  const open = useCallback((subject: Subject) => setOpening((last) => ({ subject, number: (last?.number ?? 0) + 1, open: true })), []);
  const close = useCallback(() => setOpening((last) => last && { ...last, open: false }), []);
  return { opening, open, close };
};

/** Provides the buttons of cards and titles to the page, and renders the menu, the keys and their dialog. */
export const MemberTitleControlsProvider = ({ lists, onControls }: Props): React.ReactPortal => {
  const menu = useOpening<TitleWithImdbId>();
  const viewings = useOpening<TitleWithImdbId>();
  const addition = useOpening<List>();
  // Null until it is first opened.
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null);
  const deps = useTitleActionDeps(lists, menu.open, viewings.open);
  const [singleKeys] = useSingleKeys();
  useTitleShortcuts({ targets: deps.targets, singleKeys, undo: () => void undoLastChanges(lists), showHelp: () => setHelpOpen(true) });
  useEffect(() => {
    onControls(memberControls(deps, addition.open));
    return () => onControls(null);
  }, [deps, addition.open, onControls]);
  // At the end of the document: the layout of a page depends on what stands between its header and its content.
  return createPortal(
    <>
      {menu.opening === null ? null : (
        <AddToListModal key={menu.opening.number} deps={deps} {...menu.opening.subject} open={menu.opening.open} onClose={menu.close} />
      )}
      {viewings.opening === null ? null : (
        <ViewingsDialog
          key={viewings.opening.number}
          deps={deps}
          {...viewings.opening.subject}
          open={viewings.opening.open}
          onClose={viewings.close}
        />
      )}
      {addition.opening === null ? null : (
        <AddTitlesModal
          key={addition.opening.number}
          deps={deps}
          list={addition.opening.subject}
          open={addition.opening.open}
          onClose={addition.close}
        />
      )}
      {isHelpOpen === null ? null : <ShortcutsModal open={isHelpOpen} onClose={() => setHelpOpen(false)} />}
    </>,
    document.body,
  );
};
