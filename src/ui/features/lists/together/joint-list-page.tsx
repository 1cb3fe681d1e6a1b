import { useMemo, useState, type ReactNode } from 'react';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { Button } from '#ui/design/buttons/button.tsx';
import { GridSkeleton, LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import type { AdditionsList } from '#ui/features/lists/add-titles/use-title-additions.ts';
import type { AddTitlesDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { createLoadFailureFallback, type DisclosureProps } from '#ui/features/lists/shared/create-load-failure-fallback.ts';
import type { OwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import { OutboxNotes } from '#ui/features/lists/outbox/outbox-notes.tsx';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { joinList } from '#ui/messages/format/format.ts';
import { CARD_ACTION_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { JOINT_LIST_MESSAGES } from '#ui/messages/lists/joint-list.messages.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { GoneList } from './gone-list';
import { jointListActions, jointListUseCases } from './joint-list-actions';
import { JointTitles, type LoadedParts } from './joint-titles';
import { useJointList } from './use-joint-list';
import { useLeaving, type OpenModal } from './use-leaving';
import './joint-list.css';

type AddTitlesProps = { readonly deps: AddTitlesDeps; readonly list: AdditionsList & Pick<List, 'itemCount'> };
/** The dialog is a file of its own, which own lists open too. */
const AddTitlesModal = lazyOptionalPart<DisclosureProps & AddTitlesProps>(
  () => import('#ui/features/lists/add-titles/add-titles-modal.tsx').then((module) => module.AddTitlesModal),
  createLoadFailureFallback(CARD_ACTION_MESSAGES.menuFailed),
  () => null,
);

export type JointListPageProps = LoadedParts & {
  readonly own: Extract<OwnLists, { readonly _tag: 'success' }>;
  /** Null names no list. */
  readonly listID: string | null;
  readonly open: OpenModal;
  /** Rendered for a list of which nothing is known here, and that the member does not edit. */
  readonly otherwise: ReactNode;
};

type JointProps = JointListPageProps & { readonly listID: string };

const Joint = ({ own: lists, listID, open, otherwise, ...parts }: JointProps): React.JSX.Element => {
  const { useCases, all: own } = lists;
  const joint = useJointList(useCases, listID);
  const { state: { list, titles, hasMore, isReading, failure, since }, state$, refresh, loadMore } = joint;
  const leaving = useLeaving(useCases, own, open);
  const [adding, setAdding] = useState({ number: 0, open: false });
  const [closeAdding] = useState(() => () => setAdding((last) => ({ ...last, open: false })));
  const name = list === null ? '' : shownListName(list);
  const actions = useMemo(() => jointListActions(useCases, listID, name), [useCases, listID, name]);
  const deps = useMemo<AddTitlesDeps>(() => ({ lists: jointListUseCases(useCases, { state$ }, name) }), [useCases, state$, name]);
  if (failure?._tag === 'not-found' && !leaving.isLeaving)
    return list === null ? <>{otherwise}</> : <GoneList {...{ own: lists, list, titles, hasMore, since }} />;
  if (list === null) {
    if (failure !== null) return <FailureState failure={failure} level={1} retry={refresh} />;
    return (
      <LoadingRegion label={JOINT_LIST_MESSAGES.loading}>
        <SkeletonBar shape="h" wide="min(24rem, 70%)" />
        <GridSkeleton cards={12} flush />
      </LoadingRegion>
    );
  }
  const count = hasMore ? Math.max(list.itemCount, titles.length) : titles.length;
  const names = list.people.map((person) => (person.uid === useCases.uid ? JOINT_LIST_MESSAGES.you : person.name));
  const add = (): void => setAdding(({ number }) => ({ number: number + 1, open: true }));
  const addButton = (
    <Button kind="go" icon="plus" aria-haspopup="dialog" onClick={add}>
      {JOINT_LIST_MESSAGES.addTitles}
    </Button>
  );
  return (
    <div className="joint-list">
      <DocumentHead title={name} description={LIST_PAGE_MESSAGES.description(name)} noIndex />
      <div className="joint-head">
        <DisplayHeading level={1} size="l" focusable>
          {name}
        </DisplayHeading>
        {list.description !== '' && <p className="joint-description">{list.description}</p>}
        <p className="faint num">
          <TextWithIsolatedName text={JOINT_LIST_MESSAGES.by(list.owner, count)} name={list.owner} />
        </p>
        <p className="faint">{JOINT_LIST_MESSAGES.people(joinList(names))}</p>
        <div className="acts">
          {titles.length > 0 && addButton}
          <Button icon="leave" busy={leaving.isLeaving} onClick={() => leaving.ask({ ...list, itemCount: count })}>
            {JOINT_LIST_MESSAGES.leave}
          </Button>
        </div>
      </div>
      <OutboxNotes useCases={useCases} lists={own} />
      {since !== null && <p className="faint" role="status">{JOINT_LIST_MESSAGES.asOf(since)}</p>}
      {failure !== null && <FailureNote failure={failure} what={name} retry={refresh} />}
      {titles.length === 0 ? (
        <StatePanel board={JOINT_LIST_MESSAGES.emptyBoard} actions={addButton}>
          {JOINT_LIST_MESSAGES.empty}
        </StatePanel>
      ) : (
        <JointTitles {...parts} titles={titles} hasMore={hasMore} people={list.people} uid={useCases.uid} actions={actions} />
      )}
      {hasMore && (
        <div className="acts">
          <Button busy={isReading} onClick={loadMore}>
            {JOINT_LIST_MESSAGES.loadMore}
          </Button>
        </div>
      )}
      {adding.number > 0 && (
        <AddTitlesModal key={adding.number} deps={deps} list={{ ...list, itemCount: count }} open={adding.open} onClose={closeAdding} />
      )}
    </div>
  );
};

/** Renders a list of somebody else that the member edits. */
export const JointListPage = ({ listID, ...props }: JointListPageProps): React.JSX.Element =>
  listID === null ? <>{props.otherwise}</> : <Joint key={listID} listID={listID} {...props} />;
