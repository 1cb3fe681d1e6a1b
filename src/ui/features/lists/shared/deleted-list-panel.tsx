import { useEffect, type ReactNode } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { daysLeftInBin, type List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { OutboxNotes } from '#ui/features/lists/outbox/outbox-notes.tsx';
import { useRestoring } from './use-restoring';

export type DeletedListPanelProps = {
  readonly useCases: ListUseCases;
  /** The member's other lists. */
  readonly lists: ReadonlyArray<List>;
  /** Called with the id of the list that is shown: once restored, it may have another name. Must stay the same function. */
  readonly onShow: (listID: string) => void;
  readonly listID: string | null;
  /** Null for a name that no list has: it may be a former name of the deleted list. */
  readonly listName: string | null;
  /** Rendered while the deleted lists are read. */
  readonly pending: ReactNode;
  /** Rendered if no deleted list has this id and, unless it is null, this name. @param failure why the deleted lists could not be read. */
  readonly otherwise: (failure: Failure | null) => ReactNode;
};

type PanelProps = Pick<DeletedListPanelProps, 'useCases' | 'lists' | 'onShow'> & { readonly list: List };

const Panel = ({ useCases, lists, onShow, list }: PanelProps): React.JSX.Element => {
  const { restore, form } = useRestoring(useCases, list);
  const name = shownListName(list);
  const text = MANAGE_LISTS_MESSAGES.wasDeleted(daysLeftInBin(list, useNow()));
  useEffect(() => {
    onShow(list.listID);
  }, [onShow, list.listID]);
  return (
    <>
      <DocumentHead title={name} description={text} noIndex />
      <DisplayHeading level={1} size="l" focusable>
        <bdi>{name}</bdi>
      </DisplayHeading>
      <OutboxNotes useCases={useCases} lists={lists} />
      <StatePanel
        kind="not-found"
        actions={
          form ?? (
            <>
              <Button ref={moveFocusOnRemoval} kind="go" icon="undo" onClick={() => void restore()}>
                {MANAGE_LISTS_MESSAGES.restore}
              </Button>
              <ButtonLink to="/user-profile/user-lists">{MANAGE_LISTS_MESSAGES.title}</ButtonLink>
            </>
          )
        }
      >
        {text}
      </StatePanel>
    </>
  );
};

/** Says that a list was deleted, here, in another tab or on another device, and offers to restore it. */
export const DeletedListPanel = (
  { useCases, lists, onShow, listID, listName, pending, otherwise }: DeletedListPanelProps,
): React.JSX.Element => {
  const bin = useSubscription(useCases.bin);
  if (bin._tag === 'pending') return <>{pending}</>;
  const list = bin._tag === 'success' ? bin.value.find(({ listID: id, name }) => id === listID && (listName ?? name) === name) : undefined;
  return list === undefined
    ? <>{otherwise(bin._tag === 'error' ? bin.failure : null)}</>
    : <Panel key={list.listID} {...{ useCases, lists, onShow, list }} />;
};
