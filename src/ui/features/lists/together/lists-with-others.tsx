import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { shownListName } from '#domain/lists/list-name';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { JOINT_LIST_MESSAGES } from '#ui/messages/lists/joint-list.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { JOINT_LISTS_KEY } from './list-people-query';
import './joint-list.css';

export type ListsWithOthersProps = { readonly useCases: ListUseCases };

/** Renders the lists of others that the member edits; nothing without any, and while they are read. */
export const ListsWithOthers = ({ useCases }: ListsWithOthersProps): React.JSX.Element | null => {
  const id = useId();
  const found = useQuery({ key: JOINT_LISTS_KEY + useCases.uid, fetch: (signal) => useCases.joint.getJointLists(signal) });
  if (found._tag === 'pending' || (found._tag === 'success' && found.value.length === 0)) return null;
  return (
    <section className="joint-lists" aria-labelledby={id}>
      <SectionHead heading={JOINT_LIST_MESSAGES.heading} id={id} />
      {found._tag === 'error' ? (
        <FailureNote failure={found.failure} what={JOINT_LIST_MESSAGES.failedPart} retry={found.retry} />
      ) : (
        <ul>
          {found.value.map((list) => (
            <li key={list.listID}>
              <Link to={listAddress({ listName: list.name, listID: list.listID })}>
                <b>
                  <bdi>{shownListName(list)}</bdi>
                </b>
                <span className="faint num">
                  <TextWithIsolatedName text={JOINT_LIST_MESSAGES.by(list.owner, list.itemCount)} name={list.owner} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
