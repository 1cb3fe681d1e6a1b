import { useCallback, useEffect, useMemo, useState } from 'react';
import * as E from 'fp-ts/Either';
import { createPortal } from 'react-dom';
import { defer, filter, map, of, shareReplay } from 'rxjs';
import { CATALOGUE, CATALOGUE_USE_CASES } from '#application/service-keys';
import { isTmdbId } from '#domain/catalogue/title-id';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { toast } from '#ui/design/toasts/toast.ts';
import { CARD_ACTIONS } from '#ui/messages/card-actions.messages.ts';
import { optionalPart } from '../../../app/errors/optional-part';
import { titleQuery } from '../../shared/catalogue-queries';
import type { MemberSlots } from '../../shared/member-slots';
import { useService } from '../../../services';
import { useQueryCache } from '../../../query/use-query';
import type { AddToListModalProps } from './add-to-list-modal';
import { CardActions } from './card-actions';
import { undoListChanges } from './list-change-toast';
import type { ListedTitle, ListTools } from './list-tools';
import { ShortcutsModal } from './shortcuts-modal';
import { useSingleKeys } from './single-keys';
import { TitleActions } from './title-actions';
import { newTitleTargets } from './title-targets';
import { useListKeys } from './use-list-keys';

const MenuFailed = ({ open, onClose }: AddToListModalProps): null => {
  useEffect(() => {
    if (!open) return;
    toast({ text: CARD_ACTIONS.menuFailed, tone: 'bad' });
    onClose();
  }, [open, onClose]);
  return null;
};
const renderNothing = (): null => null;

/** Loaded when the menu is first opened. */
const AddToListModal = optionalPart<AddToListModalProps>(() => import('./add-to-list-modal').then((module) => module.AddToListModal), MenuFailed, renderNothing);

/** Creates the buttons of cards and of a title's page. */
const memberSlots = (tools: ListTools): MemberSlots => ({
  Card: (props) => <CardActions tools={tools} {...props} />,
  Page: (props) => <TitleActions tools={tools} {...props} />,
});

type Props = { readonly lists: ListUseCases; readonly onSlots: (slots: MemberSlots | null) => void };

/** Returns what all buttons share. @param openMenu must stay the same function. */
const useListTools = (lists: ListUseCases, openMenu: (listed: ListedTitle) => void): ListTools => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const { getImdbId } = useService(CATALOGUE);
  const queryCache = useQueryCache();
  return useMemo<ListTools>(
    () => ({
      lists,
      known: lists.lists.pipe(filter(E.isRight), map(({ right }) => right), shareReplay({ bufferSize: 1, refCount: true })),
      targets: newTitleTargets(),
      imdbID: (title) => (isTmdbId(title.id) ? of(null) : defer(() => getImdbId(title)()).pipe(map(E.getOrElse((): string | null => null)))),
      loadedImdbID: (title) => {
        const details = queryCache.get(titleQuery(catalogue, title));
        return details._tag === 'success' ? details.value.imdbId : null;
      },
      openMenu,
    }),
    [lists, catalogue, getImdbId, queryCache, openMenu],
  );
};

/** An opening of the menu; its number makes every opening begin anew. */
type Opening = { readonly listed: ListedTitle; readonly number: number; readonly open: boolean };

/** Provides the buttons of cards and titles to the page, and renders the menu, the keys and their dialog. */
export const ListControls = ({ lists, onSlots }: Props): React.ReactPortal => {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openMenu = useCallback((listed: ListedTitle) => setOpening((last) => ({ listed, number: (last?.number ?? 0) + 1, open: true })), []);
  const closeMenu = useCallback(() => setOpening((last) => last && { ...last, open: false }), []);
  const tools = useListTools(lists, openMenu);
  const [singleKeys] = useSingleKeys();
  useListKeys({ targets: tools.targets, singleKeys, undo: () => void undoListChanges(lists), showHelp: () => setHelpOpen(true) });
  useEffect(() => {
    onSlots(memberSlots(tools));
    return () => onSlots(null);
  }, [tools, onSlots]);
  // At the end of the document: the layout of a page depends on what stands between its header and its content.
  return createPortal(
    <>
      {opening === null ? null : <AddToListModal key={opening.number} tools={tools} {...opening.listed} open={opening.open} onClose={closeMenu} />}
      <ShortcutsModal open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>,
    document.body,
  );
};
