import type { FollowingItems } from '#application/lists/changes/place-item-changes';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { JointPerson, JointTitle } from '#domain/lists/together/joint-list';
import type { UserId } from '#domain/users/user-id';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import type { MenuItem } from '#ui/design/overlays/menu.tsx';
import type { NoteEditor } from '#ui/features/lists/notes/note-editor.tsx';
import { GripButton } from '#ui/features/lists/reorder/grip-button.tsx';
import { NonSortableItems, type ReorderableItemsProps } from '#ui/features/lists/reorder/reorderable-item.tsx';
import type { ItemMenu } from '#ui/features/lists/shared/item-menu.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';
import { JOINT_LIST_MESSAGES } from '#ui/messages/lists/joint-list.messages.ts';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { useService } from '#ui/services.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { JointListActions } from './joint-list-actions';

/** Parts that the page of own lists has loaded: a second file with them would cost that page. */
export type LoadedParts = { readonly NoteEditor: typeof NoteEditor; readonly ItemMenu: typeof ItemMenu };

type Props = LoadedParts & {
  readonly titles: ReadonlyArray<JointTitle>;
  readonly hasMore: boolean;
  readonly people: ReadonlyArray<JointPerson>;
  readonly uid: UserId;
  readonly actions: JointListActions;
};

const adderText = (adder: UserId | undefined, { people, uid }: Pick<Props, 'people' | 'uid'>): readonly [text: string, name: string] => {
  if (adder === uid) return [JOINT_LIST_MESSAGES.addedByYou, ''];
  const name = people.find((person) => person.uid === adder)?.name ?? '';
  return [JOINT_LIST_MESSAGES.addedBy(name), name];
};

/** The code of dragging is a file of its own, which own lists load too. */
const SortableTitles = lazyOptionalPart<ReorderableItemsProps<JointTitle>>(
  () => import('#ui/features/lists/reorder/sortable-items.tsx').then((module) => module.SortableItems),
  NonSortableItems, NonSortableItems,
);

/**
 * Returns the title before a position, from 1, and those that follow. A title that goes behind the last one that was read goes before that
 * one: what follows is not known.
 */
const placeAt = (
  titles: ReadonlyArray<JointTitle>, moved: JointTitle, position: number, hasMore: boolean,
): readonly [after: JointTitle | null, following: FollowingItems<JointTitle>] => {
  const others = titles.filter(({ itemKey }) => itemKey !== moved.itemKey);
  const index = Math.min(position - 1, hasMore ? others.length - 1 : others.length);
  return [others[index - 1] ?? null, { items: others.slice(index), isAll: !hasMore }];
};

/** Renders the titles of another's list in its order, which can be changed by dragging: who added each, its note, and the acts on it. */
export const JointTitles = ({
  titles, hasMore, people, uid, actions, NoteEditor: Note, ItemMenu: Menu,
}: Props): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const move = (item: JointTitle, position: number): Promise<boolean> =>
    actions.move(item, ...placeAt(titles, item, position, hasMore));
  const Titles = titles.length > 1 ? SortableTitles : NonSortableItems<JointTitle>;
  return (
    <Titles items={titles} count={titles.length} isTable onMove={move}>
      {(shown, Slot) => (
        <ol className="joint-titles" aria-label={JOINT_LIST_MESSAGES.titles}>
          {shown.map((item, index) => {
            const title = storedTitleToTitle(item);
            const [text, name] = adderText(item.addedBy ?? people[0]?.uid, { people, uid });
            const moves: ReadonlyArray<MenuItem> = [
              ...(index === 0 ? [] : [{
                label: JOINT_LIST_MESSAGES.moveUp, icon: 'up' as const, onChoose: () => void move(item, index),
              }]),
              // The title behind the last one that was read is not known.
              ...(index + 1 === shown.length || (hasMore && index + 2 === shown.length) ? [] : [{
                label: JOINT_LIST_MESSAGES.moveDown, icon: 'down' as const, onChoose: () => void move(item, index + 2),
              }]),
            ];
            return (
              <Slot key={item.itemKey} item={item} as="li">
                {(grip) => (
                  <>
                    <span className="joint-grip">
                      <GripButton grip={grip} title={item.title} position={index + 1} count={shown.length} />
                    </span>
                    <TitleLink title={title} className="joint-title">
                      <PosterImage
                        title={toArtTitle(title)}
                        image={images.source('poster', item.posterPath)}
                        early={index < 8}
                        sizes="4.5rem"
                      />
                      <span>
                        <b lang={titleLang(title)}>{LIST_ITEM_MESSAGES.ranked(index + 1, item.title)}</b>
                        <span className="num faint">{item.releaseYear ?? ' '}</span>
                      </span>
                    </TitleLink>
                    <p className="faint">
                      <TextWithIsolatedName text={text} name={name} />
                    </p>
                    <Note title={item.title} note={item.note} onSave={(note) => actions.note(item, note)} />
                    <Menu
                      title={item.title}
                      entries={moves}
                      own={[{ label: LIST_ITEM_MESSAGES.remove, icon: 'trash', onChoose: () => actions.remove(item) }]}
                    />
                  </>
                )}
              </Slot>
            );
          })}
        </ol>
      )}
    </Titles>
  );
};
