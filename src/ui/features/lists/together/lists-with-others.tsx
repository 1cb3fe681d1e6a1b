import { useEffect, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { keptJointLists } from '#application/lists/together/kept-joint-lists';
import { BROWSER_STORAGE, CLOCK } from '#application/service-keys';
import { shownListName } from '#domain/lists/list-name';
import type { JointListSummary } from '#domain/lists/together/joint-list';
import { isNetworkError } from '#domain/shared/failure';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { JOINT_LIST_MESSAGES } from '#ui/messages/lists/joint-list.messages.ts';
import { useQuery, useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { RETURN_BEHIND } from '#ui/shell/navigation/return-behind.ts';
import { JOINT_LISTS_KEY } from './list-people-query';
import './joint-list.css';

export type ListsWithOthersProps = { readonly useCases: ListUseCases };

/** Renders links to lists of others. */
const Links = ({ lists }: { readonly lists: ReadonlyArray<JointListSummary> }): React.JSX.Element => (
  <ul>
    {lists.map((list) => (
      <li key={list.listID}>
        <Link to={listAddress({ listName: list.name, listID: list.listID })} state={RETURN_BEHIND}>
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
);

/** Renders the lists of others that the member edits, without a network those that are known here; nothing without any, and meanwhile. */
export const ListsWithOthers = ({ useCases }: ListsWithOthersProps): React.JSX.Element | null => {
  const id = useId();
  const [storage, { now }] = [useService(BROWSER_STORAGE), useService(CLOCK)];
  const kept = useMemo(() => keptJointLists(storage, useCases.uid, now), [storage, useCases.uid, now]);
  const found = useQuery({ key: JOINT_LISTS_KEY + useCases.uid, fetch: (signal) => useCases.joint.getJointLists(signal) });
  const cache = useQueryCache();
  const isRead = found._tag === 'success';
  useEffect(() => {
    if (!isRead) return undefined;
    // Others change these lists, and a pull asks for what is new. What failed stays under the pointer; a pull repeats it.
    const refresh = (): void => cache.invalidate(JOINT_LISTS_KEY);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [cache, isRead]);
  const lists = found._tag === 'success' ? found.value : null;
  useEffect(() => {
    if (lists !== null) kept.keepLists(lists);
  }, [kept, lists]);
  const known = useMemo(() => (found._tag === 'error' && isNetworkError(found.failure) ? kept.lists() : null), [found, kept]);
  if (found._tag === 'pending' || lists?.length === 0) return null;
  return (
    <section className="joint-lists" aria-labelledby={id}>
      <SectionHead heading={JOINT_LIST_MESSAGES.heading} id={id} />
      {known !== null && <p className="faint" role="status">{JOINT_LIST_MESSAGES.asOf(known.at)}</p>}
      {found._tag === 'error' && <FailureNote failure={found.failure} what={JOINT_LIST_MESSAGES.failedPart} retry={found.retry} />}
      {(lists !== null || known !== null) && <Links lists={lists ?? known?.all ?? []} />}
    </section>
  );
};
