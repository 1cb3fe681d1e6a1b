import { useMemo, useState } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { isRewatch } from '#domain/history/rewatch';
import type { Viewing } from '#domain/history/viewing';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { Menu } from '#ui/design/overlays/menu.tsx';
import { isRangeEvent } from '#ui/design/utils/is-range-event.ts';
import { Tag } from '#ui/design/text/tag.tsx';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { HISTORY_PAGE_MESSAGES, HISTORY_TOASTS } from '#ui/messages/history/history.messages.ts';
import { ratedThenText, viewingPartText, viewingText, WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { useService } from '#ui/services.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { createLoadFailureFallback } from '#ui/features/lists/shared/create-load-failure-fallback.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import type { LogViewingDialogProps } from '#ui/features/lists/watched/log-viewing-dialog.tsx';
import { RatingBadge } from '#ui/features/lists/watched/rating-badge.tsx';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';
import type { ViewingSelection } from './use-viewing-selection';

/** Loaded when a viewing is first changed. */
const LogViewingDialog = lazyOptionalPart<LogViewingDialogProps>(
  () => import('#ui/features/lists/watched/log-viewing-dialog.tsx').then((module) => module.LogViewingDialog),
  createLoadFailureFallback(WATCHED_MESSAGES.failed),
  () => null,
);

export type ViewingRowProps = {
  readonly lists: ListUseCases;
  readonly viewing: Viewing;
  /** The loaded viewings in their order. */
  readonly all: ReadonlyArray<Viewing>;
  /** The row belongs to the open row of a series: without poster and rating. */
  readonly isPart: boolean;
  readonly isUnsent: boolean;
  readonly selection: ViewingSelection;
};

/** Returns the member's state of a title; null until it is known. */
export const useStoredTitleState = (
  { titleState }: ListUseCases,
  { mediaType, movieID: id }: StoredTitle,
): MemberTitleState | null => useObservableValue(useMemo(() => titleState({ mediaType, id }), [titleState, mediaType, id]));

/** Renders poster, name and year of a row as a link to the title. */
export const ViewingTitleLink = ({ item }: { readonly item: StoredTitle }): React.JSX.Element => {
  const image = useService(IMAGE_URL_BUILDER).source('poster', item.posterPath);
  return (
    <TitleLink className="viewing-title" title={storedTitleToTitle(item)}>
      <PosterImage title={toArtTitle(storedTitleToTitle(item))} image={image} sizes="56px" />
      <span>
        <b lang={titleLang(storedTitleToTitle(item))}>{item.title}</b> <span className="faint num">{item.releaseYear}</span>
      </span>
    </TitleLink>
  );
};

const ViewingMenu = ({ lists, viewing }: Pick<ViewingRowProps, 'lists' | 'viewing'>): React.JSX.Element => {
  const run = useRunChange(lists);
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  const name = HISTORY_PAGE_MESSAGES.more(HISTORY_PAGE_MESSAGES.named(viewing.item.title, viewingText(viewing)));
  return (
    <>
      <Menu
        label={name}
        items={[
          {
            label: HISTORY_PAGE_MESSAGES.changeViewing, icon: 'clock',
            onChoose: () => setOpening(({ count }) => ({ count: count + 1, isOpen: true })),
          },
          {
            label: HISTORY_PAGE_MESSAGES.removeFromHistory, icon: 'trash',
            onChoose: () => void run(lists.history.removeViewings([viewing]), HISTORY_TOASTS.removed(viewing.item.title)),
          },
        ]}
        button={(props) => <IconButton {...props} icon="more" label={name} />}
      />
      {opening.count > 0 && (
        <LogViewingDialog
          key={opening.count}
          lists={lists}
          watched={viewing}
          open={opening.isOpen}
          onClose={() => setOpening(({ count }) => ({ count, isOpen: false }))}
        />
      )}
    </>
  );
};

/** Renders one viewing: title, part, own rating, that of the viewing where it is another one, and the actions on it. */
export const ViewingRow = ({ lists, viewing, all, isPart, isUnsent, selection }: ViewingRowProps): React.JSX.Element => {
  const { item } = viewing;
  const state = useStoredTitleState(lists, item);
  const part = viewingPartText(viewing);
  return (
    <div className={isPart ? 'viewing part' : 'viewing'}>
      {selection.isActive && (
        <Checkbox
          bare
          label={HISTORY_PAGE_MESSAGES.selectViewing(HISTORY_PAGE_MESSAGES.named(item.title, viewingText(viewing)))}
          checked={selection.items.has(viewing.entryId)}
          onChange={(event) => selection.toggle(viewing, isRangeEvent(event) ? all : undefined)}
        />
      )}
      {!isPart && <ViewingTitleLink item={item} />}
      <p className="viewing-facts">
        {part !== null && <span className="viewing-part">{part}</span>}
        {viewing.rating !== null && state !== null && (isPart || viewing.rating !== state.rating) && (
          <span className="num">{ratedThenText(viewing.rating)}</span>
        )}
        {state !== null && isRewatch(state, viewing) && <Tag>{HISTORY_PAGE_MESSAGES.rewatch}</Tag>}
        {isUnsent && <Tag>{HISTORY_PAGE_MESSAGES.waiting}</Tag>}
      </p>
      <span className="viewing-rating">{!isPart && state?.rating != null && <RatingBadge rating={state.rating} />}</span>
      <ViewingMenu lists={lists} viewing={viewing} />
    </div>
  );
};
