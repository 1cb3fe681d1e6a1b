import { useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { List } from '#domain/lists/list';
import { unavailable, type Failure } from '#domain/shared/failure';
import { GridSkeleton, LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { ProfileAreaNotFoundPage } from '#ui/shell/errors/area-not-found-page.tsx';
import { lazyOptionalPart, type FailedPartProps } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import { NoteEditor } from '#ui/features/lists/notes/note-editor.tsx';
import { ItemMenu } from '#ui/features/lists/shared/item-menu.tsx';
import type { JointListPageProps } from '#ui/features/lists/together/joint-list-page.tsx';
import { DefaultListRedirect } from './default-list-redirect';
import type { DeletedListPanelProps } from '#ui/features/lists/shared/deleted-list-panel.tsx';
import { OwnList } from './own-list';

const OwnListSkeleton = (): React.JSX.Element => (
  <LoadingRegion label={LIST_PAGE_MESSAGES.loading}>
    <SkeletonBar shape="h" wide="min(24rem, 70%)" />
    <GridSkeleton cards={12} flush />
  </LoadingRegion>
);

const ListsFailure = ({ failure }: { readonly failure: Failure }): React.JSX.Element => (
  <FailureState failure={failure} level={1} retry={() => window.location.reload()} />
);

const FailedPart = ({ onRetry }: FailedPartProps): React.JSX.Element => (
  <FailureState failure={unavailable(null, '')} level={1} retry={() => onRetry?.()} />
);

/** Loaded for a list that is not among the member's own. */
const loadParts = () => import('#ui/features/lists/together/together-parts.ts');
const JointListPage = lazyOptionalPart<JointListPageProps>(
  () => loadParts().then((module) => module.JointListPage), FailedPart, OwnListSkeleton,
);
const DeletedListPanel = lazyOptionalPart<DeletedListPanelProps>(
  () => loadParts().then((module) => module.DeletedListPanel), FailedPart, OwnListSkeleton,
);

/** Returns the address of a list under its new name, with the order and filters of the present one. */
const renamedAddress = ({ name, listID }: List, parameters: URLSearchParams): string => {
  const [path = ''] = listAddress({ listName: name, listID }).split('?');
  return `${path}?${parameters.toString()}`;
};

/**
 * Renders the list that name and id in the address identify; without a name, leads to the watchlist or the favorites. A name and an id of
 * different lists are not found. A name that no list has may be a former one: the id decides.
 */
export const OwnListPage = (): React.JSX.Element => {
  const { listName } = useParams();
  const [parameters] = useSearchParams();
  const state: unknown = useLocation().state;
  const own = useOwnLists();
  const { open } = useModal();
  const [shownID, setShownID] = useState<string | null>(null);
  if (own._tag === 'pending') return <OwnListSkeleton />;
  if (own._tag === 'error') return <ListsFailure failure={own.failure} />;

  if (listName === undefined) return <DefaultListRedirect lists={own.all} />;
  const listID = parameters.get('list_id');
  const list = own.all.find((each) => each.listID === listID);
  const isNamed = list?.name === listName;
  const isFormer = own.all.every(({ name }) => name !== listName);
  if (list !== undefined && isNamed && shownID !== listID) setShownID(listID);
  if (list === undefined)
    return (
      <DeletedListPanel
        useCases={own.useCases}
        lists={own.all}
        onShow={setShownID}
        listID={listID}
        listName={isFormer || shownID === listID ? null : listName}
        pending={<OwnListSkeleton />}
        otherwise={(failure) => (
          // If the bin cannot be read and no joint list has this id, the list may be deleted: the page shows the failure, not 404.
          <JointListPage
            {...{ own, listID, open, NoteEditor, ItemMenu }}
            otherwise={failure === null || listID === null ? <ProfileAreaNotFoundPage /> : <ListsFailure failure={failure} />}
          />
        )}
      />
    );
  // The list got another name, here or on another device.
  if (!isNamed && (isFormer || shownID === listID)) return <Navigate replace state={state} to={renamedAddress(list, parameters)} />;
  if (!isNamed) return <ProfileAreaNotFoundPage />;
  return <OwnList key={list.listID} useCases={own.useCases} list={list} all={own.all} />;
};
