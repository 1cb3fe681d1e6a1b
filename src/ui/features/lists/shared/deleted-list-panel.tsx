import type { ReactNode } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { shownListName } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { listRejectionText, MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useRunChange } from './use-run-change';

type Props = {
  readonly useCases: ListUseCases;
  readonly listID: string | null;
  /** Null for a name that no list has: it may be a former name of the deleted list. */
  readonly listName: string | null;
  /** Rendered while the deleted lists are read. */
  readonly pending: ReactNode;
  /** Rendered if no deleted list has this id and, unless it is null, this name. @param failure why the deleted lists could not be read. */
  readonly otherwise: (failure: Failure | null) => ReactNode;
};

/** Says that a list was deleted, here, in another tab or on another device, and offers to restore it. */
export const DeletedListPanel = ({ useCases, listID, listName, pending, otherwise }: Props): React.JSX.Element => {
  const bin = useSubscription(useCases.bin);
  const run = useRunChange(useCases, true);
  if (bin._tag === 'pending') return <>{pending}</>;
  const list = bin._tag === 'success' ? bin.value.find(({ listID: id, name }) => id === listID && (listName ?? name) === name) : undefined;
  if (list === undefined) return <>{otherwise(bin._tag === 'error' ? bin.failure : null)}</>;
  const name = shownListName(list);
  const restore = async (): Promise<void> => {
    const failure = await run(useCases.restoreList(list.listID, list.name), LIST_TOASTS.restored(name));
    if (failure !== null) toast({ text: listRejectionText(failure), tone: 'bad' });
  };
  return (
    <>
      <DocumentHead title={name} description={MANAGE_LISTS_MESSAGES.wasDeleted} noIndex />
      <DisplayHeading level={1} size="l" focusable>
        <bdi>{name}</bdi>
      </DisplayHeading>
      <StatePanel
        kind="not-found"
        actions={
          <>
            <Button ref={moveFocusOnRemoval} kind="go" icon="undo" onClick={() => void restore()}>
              {MANAGE_LISTS_MESSAGES.restore}
            </Button>
            <ButtonLink to="/user-profile/user-lists">{MANAGE_LISTS_MESSAGES.title}</ButtonLink>
          </>
        }
      >
        {MANAGE_LISTS_MESSAGES.wasDeleted}
      </StatePanel>
    </>
  );
};
