import { useId } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { daysLeftInBin, type List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { Button } from '#ui/design/buttons/button.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { itemCountText } from '#ui/messages/lists/lists.messages.ts';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { useRestoring } from '#ui/features/lists/shared/use-restoring.tsx';
import { usePermanentListDeletion, type PermanentListDeletionControl } from './use-permanent-list-deletion';


type DeletedListProps = { readonly useCases: ListUseCases; readonly list: List; readonly deletion: PermanentListDeletionControl };

const DeletedList = ({ useCases, list, deletion }: DeletedListProps): React.JSX.Element => {
  const now = useNow();
  const { restore, form } = useRestoring(useCases, list);
  const name = shownListName(list);
  const daysLeft = daysLeftInBin(list, now);
  return (
    <li>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="faint num">{`${itemCountText(list.itemCount)} · ${MANAGE_LISTS_MESSAGES.daysLeft(daysLeft)}`}</span>
      </p>
      {form ?? (
        <div className="list-bin-acts">
          <Button small icon="undo" aria-label={MANAGE_LISTS_MESSAGES.restoreList(name)} onClick={() => void restore()}>
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
