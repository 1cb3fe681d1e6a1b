import type { ListSource } from '#application/evening-pick/list-source';
import { BRING_LIST_MESSAGES } from '#ui/messages/lists/bring-list.messages.ts';
import { useBroughtLists } from './use-brought';

/** Says after the answers of an evening which lists come first, or why one does not. */
export const BroughtNames = ({ sources }: { readonly sources: ReadonlyArray<ListSource> }): React.JSX.Element | null => {
  const lists = useBroughtLists(sources);
  if (lists._tag === 'pending') return null;
  if (lists._tag === 'error') return <> · {BRING_LIST_MESSAGES.failed}</>;
  const names = lists.value.flatMap((list) => (list === null ? [] : [list.name]));
  return (
    <>
      {names.length > 0 && <> · {BRING_LIST_MESSAGES.firstFrom(names)}</>}
      {names.length < sources.length && <> · {BRING_LIST_MESSAGES.missing}</>}
    </>
  );
};
