import { useParams } from 'react-router-dom';
import { sharedListMetadata } from '#application/metadata/shared-list-metadata';
import { SHARED_LIST_READER } from '#application/service-keys';
import { shownListName } from '#domain/lists/list-name';
import type { SharedListPart } from '#domain/lists/shares/shared-list';
import { GridSkeleton, LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { InfiniteTitleGrid } from '#ui/features/browse/infinite-grid/infinite-title-grid.tsx';
import { useKeepPreviousList } from '#ui/features/browse/infinite-grid/use-keep-previous-list.ts';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { OwnTitlesFilterRow } from '#ui/features/shared/member-controls.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { FAILURE_ACTION_LABELS } from '#ui/messages/failure.messages.ts';
import { itemCountText } from '#ui/messages/lists/lists.messages.ts';
import { SHARED_LIST_MESSAGES } from '#ui/messages/lists/shared-list.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { renderNotedTitle } from './noted-title';
import { SharedActs } from './shared-acts';
import { useSharedTitles } from './use-shared-titles';
import './shared-list.css';

const NoTitles = (): React.JSX.Element => (
  <StatePanel
    board={SHARED_LIST_MESSAGES.emptyBoard}
    links={[{ to: '/movies', text: SHARED_LIST_MESSAGES.browseFilms }, { to: '/tv-shows', text: SHARED_LIST_MESSAGES.browseSeries }]}
  >
    {SHARED_LIST_MESSAGES.empty}
  </StatePanel>
);

const SharedListNotFound = (): React.JSX.Element => (
  <StatePanel
    kind="not-found"
    level={1}
    board={SHARED_LIST_MESSAGES.notFoundBoard}
    links={[{ to: '/', text: FAILURE_ACTION_LABELS.home }]}
  >
    {SHARED_LIST_MESSAGES.notFound}
  </StatePanel>
);

const Titles = ({ shareId, first }: { readonly shareId: string; readonly first: SharedListPart }): React.JSX.Element => {
  const { paging, results, restoredScrollY, isStale } = useKeepPreviousList({ paging: useSharedTitles(shareId, first) });
  if (paging.isLoading) return <LoadingRegion label={SHARED_LIST_MESSAGES.loading}><GridSkeleton /></LoadingRegion>;
  if (paging.failure !== null && paging.items.length === 0) return <FailureState failure={paging.failure} retry={paging.retry} />;
  return (
    <>
      <OwnTitlesFilterRow list={results} paging={paging} />
      <InfiniteTitleGrid
        paging={paging}
        results={results}
        label={SHARED_LIST_MESSAGES.titles}
        end={itemCountText(paging.totalResults ?? paging.items.length)}
        nothing={<NoTitles />}
        leftAt={restoredScrollY}
        isStale={isStale}
        isLive
        {...(first.sharesNotes && { render: renderNotedTitle })}
      />
    </>
  );
};

/** Renders a list that a member shares by a link, for everybody. */
export const SharedListPage = (): React.JSX.Element => {
  const { shareId = '' } = useParams();
  const lists = useService(SHARED_LIST_READER);
  const found = useQuery({ key: `shared-list ${shareId}`, fetch: (signal) => lists.read(shareId, null, signal) });
  if (found._tag === 'error') {
    const isMissing = found.failure._tag === 'not-found';
    return (
      <>
        <DocumentHead
          title={isMissing ? SHARED_LIST_MESSAGES.notFoundTitle : SHARED_LIST_MESSAGES.loadingTitle}
          description={SHARED_LIST_MESSAGES.notFound}
          noIndex
        />
        {isMissing ? <SharedListNotFound /> : <FailureState failure={found.failure} level={1} retry={found.retry} />}
      </>
    );
  }
  if (found._tag === 'pending') {
    return (
      <LoadingRegion label={SHARED_LIST_MESSAGES.loading}>
        <DocumentHead title={SHARED_LIST_MESSAGES.loadingTitle} description={SHARED_LIST_MESSAGES.loading} noIndex />
        <SkeletonBar shape="h" wide="min(24rem, 70%)" />
        <GridSkeleton />
      </LoadingRegion>
    );
  }
  const { description, owner, itemCount } = found.value;
  const name = shownListName(found.value);
  return (
    <>
      <DocumentHead {...sharedListMetadata(found.value)} noIndex />
      <PageHead
        heading={name}
        size="l"
        note={
          <span className="shared-owner">
            <TextWithIsolatedName text={SHARED_LIST_MESSAGES.by(owner, itemCountText(itemCount))} name={owner} />
          </span>
        }
      />
      {description !== '' && <p className="shared-description">{description}</p>}
      {itemCount > 0 && <SharedActs key={`acts ${shareId}`} shareId={shareId} list={found.value} />}
      <Titles key={shareId} shareId={shareId} first={found.value} />
    </>
  );
};
