import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasRoomForFilter, isFilterAddress } from '#domain/users/saved-filters/saved-filters';
import { Button } from '#ui/design/buttons/button.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { SAVED_FILTERS_MESSAGES } from '#ui/messages/lists/saved-filters.messages.ts';
import { FilterNameForm } from './filter-name-form';
import { useSavedFilters } from './use-saved-filters';

/** Renders the button that saves the filters of the page under a name, or the name under which they are saved. */
export const SaveFilters = (): React.JSX.Element | null => {
  const { pathname, search } = useLocation();
  const { saved, change } = useSavedFilters();
  const [isOpen, setOpen] = useState(false);
  // The name takes over the focus of the button.
  const id = useId();
  const address = `${pathname}${search}`;
  if (saved === null || !isFilterAddress(address)) return null;
  const same = saved.find((each) => each.address === address);
  const close = (): void => setOpen(false);
  const save = async (name: string): Promise<boolean> => {
    const isStored = await change((all) => [{ name, address }, ...all], SAVED_FILTERS_MESSAGES.saved(name));
    if (isStored) close();
    return isStored;
  };
  return (
    <>
      {same === undefined || isOpen ? (
        <Button id={id} small icon="bookmark" aria-haspopup="dialog" onClick={() => setOpen(true)}>{SAVED_FILTERS_MESSAGES.save}</Button>
      ) : (
        <span id={id} tabIndex={-1} className="faint">{SAVED_FILTERS_MESSAGES.savedAs(same.name)}</span>
      )}
      <Modal open={isOpen} onClose={close} title={SAVED_FILTERS_MESSAGES.save}>
        {hasRoomForFilter(saved, { name: '', address }) ? (
          <FilterNameForm name="" submit={SAVED_FILTERS_MESSAGES.save} others={saved} onSubmit={save} onCancel={close} />
        ) : (
          <p>{SAVED_FILTERS_MESSAGES.full}</p>
        )}
      </Modal>
    </>
  );
};
