import { useContext } from 'react';
import { CLOCK, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { ListItem } from '#domain/lists/list-item';
import { localMoment } from '#domain/history/days';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import type { MenuItem } from '#ui/design/overlays/menu.tsx';
import { isRangeEvent } from '#ui/design/utils/is-range-event.ts';
import { Tag } from '#ui/design/text/tag.tsx';
import { formatShortDay } from '#ui/messages/format/relative-time.ts';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { useService } from '#ui/services.tsx';
import { MemberControlsContext } from '#ui/features/shared/member-controls.tsx';
import { toArtTitle, titleAddress, type TitleState } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLinkFromState } from '#ui/features/shared/title-link.tsx';
import { GripButton } from '#ui/features/lists/reorder/grip-button.tsx';
import { itemEntries } from '#ui/features/lists/shared/item-entries.ts';
import { ItemMenu } from '#ui/features/lists/shared/item-menu.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { AddedBy } from '#ui/features/lists/together/added-by.tsx';
import { NoteEditor } from '#ui/features/lists/notes/note-editor.tsx';
import { useItemRowContext } from './row-context';

type Props = { readonly item: ListItem };

export const GripCell = ({ item }: Props): React.JSX.Element | null => {
  const { grip, position, count } = useItemRowContext();
  return position === null ? null : <GripButton grip={grip} title={item.title} position={position} count={count} />;
};

export const SelectCell = ({ item }: Props): React.JSX.Element => {
  const { items, selection } = useItemRowContext();
  return (
    <Checkbox
      bare
      label={LIST_ITEM_MESSAGES.select(item.title)}
      checked={selection.items.has(item.itemKey)}
      onChange={(event) => selection.toggle(item, isRangeEvent(event) ? items : undefined)}
    />
  );
};

export const PositionCell = (): React.JSX.Element => <>{useItemRowContext().position ?? ''}</>;

export const TitleCell = ({ item }: Props): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const title = storedTitleToTitle(item);
  const state: TitleState = { title };
  return (
    <TitleLinkFromState className="row-title" to={titleAddress(title)} state={state}>
      <PosterImage title={toArtTitle(title)} image={images.source('poster', item.posterPath)} sizes="40px" />
      <span>
        <b lang={titleLang(title)}>{item.title}</b>
        <small className="row-facts num">{item.releaseYear}</small>
        {item.watched && <Tag>{LIST_ITEM_MESSAGES.watched}</Tag>}
      </span>
    </TitleLinkFromState>
  );
};

export const NoteCell = ({ item }: Props): React.JSX.Element => {
  const { actions } = useItemRowContext();
  return <NoteEditor title={item.title} note={item.note} onSave={(note) => actions.note(item, note)} />;
};

export const AddedCell = ({ item }: Props): React.JSX.Element => (
  <>
    {formatShortDay(localMoment(item.addedAt), useService(CLOCK).now())} <AddedBy item={item} />
  </>
);

export const ItemActionsCell = ({ item }: Props): React.JSX.Element => {
  const { actions, position, onMoveTo } = useItemRowContext();
  const Row = useContext(MemberControlsContext)?.Row;
  const menu = (entries: ReadonlyArray<MenuItem>): React.JSX.Element => (
    <ItemMenu
      title={item.title}
      entries={entries}
      own={itemEntries(position === null ? null : () => onMoveTo(item, position), () => actions.remove(item))}
    />
  );
  return Row === undefined ? menu([]) : <Row title={storedTitleToTitle(item)}>{menu}</Row>;
};
