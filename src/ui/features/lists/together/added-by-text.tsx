import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ListItem } from '#domain/lists/list-item';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { JOINT_LIST_MESSAGES } from '#ui/messages/lists/joint-list.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { listPeopleQuery } from './list-people-query';

export type AddedByTextProps = { readonly item: ListItem };

const Text = ({ joint, item: { listID, addedBy } }: AddedByTextProps & Pick<ListUseCases, 'joint'>): React.JSX.Element | null => {
  // All titles of a list share one request.
  const found = useQuery(listPeopleQuery(joint, listID));
  if (found._tag !== 'success') return null;
  const name = found.value.people.find(({ uid }) => uid === addedBy)?.name ?? '';
  return (
    <span className="faint added-by">
      <TextWithIsolatedName text={JOINT_LIST_MESSAGES.addedBy(name)} name={name} />
    </span>
  );
};

/** Says who added a title to the member's list; nothing until it is known. */
export const AddedByText = (props: AddedByTextProps): React.JSX.Element | null => {
  const useCases = useListUseCases();
  return useCases === null ? null : <Text {...props} joint={useCases.joint} />;
};
