import { useContext, type MouseEvent } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { ListItem } from '#domain/lists/list-item';
import { Icon } from '#ui/design/icons/icon.tsx';
import { HAND_HELD } from '#ui/design/utils/media-queries.ts';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import { classNames } from '#ui/design/utils/class-names.ts';
import { isRangeEvent } from '#ui/design/utils/is-range-event.ts';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { useService } from '#ui/services.tsx';
import { MemberCardButtons, MemberControlsContext } from '#ui/features/shared/member-controls.tsx';
import { toArtTitle, titleAddress, type TitleState } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLinkFromState } from '#ui/features/shared/title-link.tsx';
import { GripButton } from '#ui/features/lists/reorder/grip-button.tsx';
import type { GripProps } from '#ui/features/lists/reorder/reorderable-item.tsx';
import type { ItemActions } from '#ui/features/lists/shared/item-actions.ts';
import { ItemMenu } from '#ui/features/lists/shared/item-menu.tsx';
import { itemEntries } from '#ui/features/lists/shared/item-entries.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { AddedBy } from '#ui/features/lists/together/added-by.tsx';
import { NoteEditor } from '#ui/features/lists/notes/note-editor.tsx';
import '#ui/design/shelves/card.css';
import './item-card.css';

export type ItemCardProps = {
  readonly item: ListItem;
  /** Position in the member's own order, from 1; null in any other order. */
  readonly position: number | null;
  readonly count: number;
  readonly grip: GripProps;
  /** Null while titles are not being selected. */
  readonly isSelected: boolean | null;
  readonly early: boolean;
  readonly actions: ItemActions;
  /** @param isRange true to choose all titles from the last one chosen to this one. */
  readonly onToggle: (item: ListItem, isRange: boolean) => void;
  readonly onMoveTo: (item: ListItem, position: number) => void;
};

const SIZES = '(max-width: 767px) 46vw, 200px';

/** Renders a title in a list: poster, name, note, and the actions on it. While titles are selected, a click on the poster selects it. */
export const ItemCard = ({
  item, position, count, grip, isSelected, early, actions, onToggle, onMoveTo,
}: ItemCardProps): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const title = storedTitleToTitle(item);
  const state: TitleState = { title };
  const entries = itemEntries(position === null ? null : () => onMoveTo(item, position), () => actions.remove(item));
  const hasButtons = useContext(MemberControlsContext) !== null && isSelected === null;
  // The menu of the poster has these entries, too, once its code has loaded: until it fails to, the style sheet hides the other one.
  const isInOneMenu = useMediaQuery(HAND_HELD) && hasButtons;
  const select = (event: MouseEvent): void => {
    if (isSelected === null) return;
    event.preventDefault();
    onToggle(item, isRangeEvent(event));
  };
  return (
    <div className={classNames('card item-card', isSelected === true && 'chosen', isInOneMenu && 'one-menu')}>
      <TitleLinkFromState to={titleAddress(title)} state={state} onClick={select}>
        <PosterImage
          title={toArtTitle(title)}
          image={images.source('poster', item.posterPath)}
          early={early}
          sizes={SIZES}
        />
        <span className="cap">
          <b lang={titleLang(title)}>{position === null ? item.title : LIST_ITEM_MESSAGES.ranked(position, item.title)}</b>
          <span className="num">{item.releaseYear ?? '\u00a0'} <AddedBy item={item} /></span>
        </span>
      </TitleLinkFromState>
      {isSelected === null && <MemberCardButtons title={title} entries={entries} />}
      <div className="poster-tools">
        {isSelected !== null && (
          <button
            type="button"
            role="checkbox"
            aria-checked={isSelected}
            className="item-check"
            aria-label={LIST_ITEM_MESSAGES.select(item.title)}
            onClick={(event) => onToggle(item, isRangeEvent(event))}
          >
            {isSelected && <Icon name="check" />}
          </button>
        )}
        {position !== null && <GripButton grip={grip} title={item.title} position={position} count={count} />}
        <ItemMenu title={item.title} own={entries} />
      </div>
      <NoteEditor title={item.title} note={item.note} onSave={(note) => actions.note(item, note)} />
    </div>
  );
};
