import { useId, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { BIN_RETENTION_MS, type List } from '#domain/lists/list';
import { displayListName, shownListName, typedListName } from '#domain/lists/list-name';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { itemCountText, LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { listRejectionText, MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { toast } from '#ui/design/toasts/toast.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { NameForm } from '#ui/features/lists/shared/name-form.tsx';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import { usePermanentListDeletion, type PermanentListDeletionControl } from './use-permanent-list-deletion';

const DAY_MS = 24 * 60 * 60 * 1000;
const isNameTaken = (failure: Failure): boolean => failure._tag === 'conflict' && failure.what === 'list name';

type DeletedListProps = { readonly useCases: ListUseCases; readonly list: List; readonly deletion: PermanentListDeletionControl };

const DeletedList = ({ useCases, list, deletion }: DeletedListProps): React.JSX.Element => {
  const now = useNow();
  const run = useRunChange(useCases, true);
  const [isNaming, setNaming] = useState(false);
  const name = shownListName(list);
  const restore = (as: string): Promise<Failure | null> =>
    run(useCases.restoreList(list.listID, as), LIST_TOASTS.restored(displayListName(as)));
  const restoreUnchanged = async (): Promise<void> => {
    const failure = await restore(typedListName(list));
    if (failure === null) return;
    if (isNameTaken(failure)) setNaming(true);
    toast({ text: listRejectionText(failure), tone: 'bad' });
  };
  const daysLeft = Math.ceil(((list.deletedAt ?? now) + BIN_RETENTION_MS - now) / DAY_MS);
  return (
    <li>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="faint num">{`${itemCountText(list.itemCount)} · ${MANAGE_LISTS_MESSAGES.daysLeft(daysLeft)}`}</span>
      </p>
      {isNaming ? (
        <NameForm
          label={MANAGE_LISTS_MESSAGES.restoreAs}
          submit={MANAGE_LISTS_MESSAGES.restore}
          name={name}
          autoFocus
          onSubmit={restore}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="list-bin-acts">
          <Button small icon="undo" aria-label={MANAGE_LISTS_MESSAGES.restoreList(name)} onClick={() => void restoreUnchanged()}>
            {MANAGE_LISTS_MESSAGES.restore}
          </Button>
          <Button
            small
            icon="trash"
            busy={deletion.deleting.has(list.listID)}
            aria-label={MANAGE_LISTS_MESSAGES.deleteListForever(name)}
            onClick={() => deletion.ask([list])}
          >
            {MANAGE_LISTS_MESSAGES.deleteForever}
          </Button>
        </div>
      )}
    </li>
  );
};

/** Renders the deleted lists that can be restored; nothing if there are none. */
export const ListBin = ({ useCases }: { readonly useCases: ListUseCases }): React.JSX.Element | null => {
  const id = useId();
  const bin = useSubscription(useCases.bin);
  const deletion = usePermanentListDeletion(useCases);
  if (bin._tag !== 'success' || bin.value.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead heading={MANAGE_LISTS_MESSAGES.bin} id={id}>
        {/* Stays until the last list is deleted, so that the keyboard's place is lost once and then moved. */}
        {(bin.value.length > 1 || deletion.deleting.size > 1) && (
          <Button ref={moveFocusOnRemoval} small icon="trash" busy={deletion.deleting.size > 1} onClick={() => deletion.ask(bin.value)}>
            {MANAGE_LISTS_MESSAGES.emptyBin}
          </Button>
        )}
      </SectionHead>
      <p className="faint">{MANAGE_LISTS_MESSAGES.binNote}</p>
      <ul className="list-bin">
        {bin.value.map((list) => (
          <DeletedList key={list.listID} useCases={useCases} list={list} deletion={deletion} />
        ))}
      </ul>
    </section>
  );
};
