import { createContext, useContext } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import type { JointPerson } from '#domain/lists/together/joint-list';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { ADDED_BY_MESSAGES } from '#ui/messages/lists/added-by.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { listPeopleQuery } from './list-people-query';

/** People who edit the shown list of the member; null until they are known. */
export const ListPeopleContext = createContext<ReadonlyArray<JointPerson> | null>(null);

/** Returns who edits a list with the member. Asks only if somebody does, or did: null until the answer. */
export const useListPeople = (
  { joint }: Pick<ListUseCases, 'joint'>, { listID, editors }: Pick<List, 'listID' | 'editors'>,
): ReadonlyArray<JointPerson> | null => {
  const found = useQuery(editors === undefined ? null : listPeopleQuery(joint, listID));
  return found._tag === 'success' ? found.value.people : null;
};

/** Says who added a title to the member's list, if somebody else did. */
export const AddedBy = ({ item: { addedBy } }: { readonly item: Pick<ListItem, 'addedBy'> }): React.JSX.Element | null => {
  const people = useContext(ListPeopleContext);
  if (addedBy === undefined || people === null) return null;
  const name = people.find(({ uid }) => uid === addedBy)?.name;
  return (
    <span className="faint added-by">
      <TextWithIsolatedName text={ADDED_BY_MESSAGES.addedBy(name ?? ADDED_BY_MESSAGES.leftPerson)} name={name ?? ''} />
    </span>
  );
};
