import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { MAX_LISTS, type List } from '#domain/lists/list';
import { matchesText } from '#domain/catalogue/text-match/word-search';
import { displayListName } from '#domain/lists/list-name';
import { Button } from '#ui/design/buttons/button.tsx';
import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { FAILURE_ACTION_LABELS } from '#ui/messages/failure.messages.ts';
import { LIST_PAGE_MESSAGES, LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { WordsField } from '#ui/features/lists/controls/words-field.tsx';
import { OutboxNotes } from '#ui/features/lists/outbox/outbox-notes.tsx';
import { useListActions } from '#ui/features/lists/shared/list-actions.ts';
import { NameForm } from '#ui/features/lists/shared/name-form.tsx';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import { useOwnLists } from '#ui/features/lists/shared/use-own-lists.ts';
import type { InvitationPanelProps } from '#ui/features/lists/together/invitation-panel.tsx';
import type { ListsWithOthersProps } from '#ui/features/lists/together/lists-with-others.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { ListBin } from './list-bin';
import { ListGroup } from './list-group';
import './manage-lists.css';

const InvitationPanel = lazyOptionalPart<InvitationPanelProps>(
  () => import('#ui/features/lists/together/together-parts.ts').then((module) => module.InvitationPanel),
  ({ onRetry }) => (
    <div className="acts" role="status">
      <span>{MANAGE_LISTS_MESSAGES.invitationFailed}</span>
      <Button small onClick={onRetry}>
        {FAILURE_ACTION_LABELS.retry}
      </Button>
    </div>
  ),
  () => null,
);
const ListsWithOthers = lazyOptionalPart<ListsWithOthersProps>(() =>
  import('#ui/features/lists/together/together-parts.ts').then((module) => module.ListsWithOthers));

const SavedFilterList = lazyOptionalPart<object>(() =>
  import('#ui/features/saved-filters/saved-filters-parts.ts').then((module) => module.SavedFilterList));

/** From this number on, lists can be searched. */
const SEARCH_FROM = 12;

const CardSkeletons = (): React.JSX.Element => (
  <LoadingRegion label={LIST_PAGE_MESSAGES.loadingLists}>
    <div className="list-cards">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="list-card">
          <span className="list-cover" />
          <SkeletonBar wide="60%" />
        </div>
      ))}
    </div>
  </LoadingRegion>
);

const Lists = ({ useCases, all }: { readonly useCases: ListUseCases; readonly all: ReadonlyArray<List> }): React.JSX.Element => {
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const inviteId = parameters.get('invitation');
  const closeInvitation = (): void => setParameters({}, { replace: true });
  const [words, setWords] = useState<string | null>(null);
  const actions = useListActions(useCases);
  const run = useRunChange(useCases, true);
  const isFound = matchesText(words ?? '', 'anywhere');
  const found = all.filter(({ name }) => isFound(displayListName(name)));
  const archived = found.filter((list) => list.archived);
  const shared = { useCases, actions, isMovable: words === null };
  return (
    <>
      {inviteId !== null && <InvitationPanel key={inviteId} useCases={useCases} inviteId={inviteId} onClose={closeInvitation} />}
      <OutboxNotes useCases={useCases} lists={all} />
      <NameForm
        label={MANAGE_LISTS_MESSAGES.newName}
        hint={all.length >= MAX_LISTS ? MANAGE_LISTS_MESSAGES.full(MAX_LISTS) : MANAGE_LISTS_MESSAGES.newHint}
        submit={MANAGE_LISTS_MESSAGES.create}
        name=""
        onSubmit={(name) => run(useCases.createList(name), LIST_TOASTS.created(displayListName(name)))}
      />
      <section aria-labelledby={id}>
        <SectionHead heading={MANAGE_LISTS_MESSAGES.lists} id={id}>
          {all.length >= SEARCH_FROM && <WordsField label={MANAGE_LISTS_MESSAGES.search} words={words} onChange={setWords} />}
        </SectionHead>
        {found.length === 0 && <p className="quiet">{MANAGE_LISTS_MESSAGES.noneFound}</p>}
        <ListGroup {...shared} label={MANAGE_LISTS_MESSAGES.lists} lists={found.filter((list) => !list.archived)} />
      </section>
      {archived.length > 0 && (
        <section aria-labelledby={`${id}a`}>
          <SectionHead heading={MANAGE_LISTS_MESSAGES.archive} id={`${id}a`} />
          <p className="faint">{MANAGE_LISTS_MESSAGES.archiveNote}</p>
          <ListGroup {...shared} label={MANAGE_LISTS_MESSAGES.archive} lists={archived} />
        </section>
      )}
      <ListsWithOthers useCases={useCases} />
      <ListBin useCases={useCases} />
      <SavedFilterList />
    </>
  );
};

/** Renders all lists of the member, and the lists that were deleted lately. */
export const ManageListsPage = (): React.JSX.Element => {
  const own = useOwnLists();
  return (
    <div className="manage-lists">
      <DocumentHead title={MANAGE_LISTS_MESSAGES.title} description={MANAGE_LISTS_MESSAGES.description} noIndex />
      <DisplayHeading level={1} size="l" focusable>
        {MANAGE_LISTS_MESSAGES.title}
      </DisplayHeading>
      {own._tag === 'pending' && <CardSkeletons />}
      {own._tag === 'error' && <FailureState failure={own.failure} retry={() => window.location.reload()} />}
      {own._tag === 'success' && <Lists useCases={own.useCases} all={own.all} />}
    </div>
  );
};
