import type { RefObject } from 'react';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Menu } from '#ui/design/overlays/menu.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { LIST_PAGE_MESSAGES, listSummaryText, watchedSummaryText } from '#ui/messages/lists/lists.messages.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { useLeave } from '#ui/shell/navigation/use-leave.ts';
import { DescriptionForm } from '#ui/features/lists/shared/description-form.tsx';
import type { ListActions } from '#ui/features/lists/shared/list-actions.ts';
import { listMenuItems } from '#ui/features/lists/shared/list-menu-items.ts';
import { NameForm } from '#ui/features/lists/shared/name-form.tsx';
import { useEditing } from '#ui/features/lists/shared/use-editing.ts';
import './list-head.css';

type Props = {
  readonly list: List;
  readonly actions: ListActions;
  readonly add: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
  readonly onPick: () => void;
};

/** Renders the head of a list: name, description, count, and the actions on the list. Name and description are edited in place. */
export const ListHead = ({ list, actions, add, onAdd, onPick }: Props): React.JSX.Element => {
  const now = useNow();
  const leave = useLeave('/user-profile/user-lists');
  const { part, start, stop, frame } = useEditing<HTMLDivElement>();
  const rename = async (name: string) => {
    const failure = await actions.rename(list, name);
    if (failure === null) stop();
    return failure;
  };
  const items = listMenuItems({ list, actions, start, onDeleted: leave });
  return (
    <div ref={frame} className="list-head">
      <div className="list-head-text">
        {part === 'name' ? (
          <NameForm
            label={LIST_PAGE_MESSAGES.nameField}
            submit={LIST_PAGE_MESSAGES.save}
            name={shownListName(list)}
            autoFocus
            onSubmit={rename}
            onCancel={stop}
          />
        ) : (
          <DisplayHeading level={1} size="l" focusable>
            {shownListName(list)}
          </DisplayHeading>
        )}
        {part === 'description' ? (
          <DescriptionForm description={list.description} onSave={(text) => actions.describe(list, text)} onClose={stop} />
        ) : (
          list.description !== '' && <p className="list-description">{list.description}</p>
        )}
        <p className="faint num">
          {listSummaryText(list.itemCount, list.updatedAt, now)} {list.archived && <Tag>{LIST_PAGE_MESSAGES.archived}</Tag>}
          {list.shareId !== null && <Tag>{LIST_PAGE_MESSAGES.shared}</Tag>}
        </p>
        {/* The server counts after the first title has been added: the line is kept free for it, so that the titles stay in place. */}
        {list.itemCount > 0 && (
          <p className="faint num">{list.summary === null ? '\u00a0' : watchedSummaryText(list.itemCount, list.summary)}</p>
        )}
      </div>
      <div className="acts">
        <Button ref={add} kind="go" icon="plus" aria-haspopup="dialog" onClick={onAdd}>
          {LIST_PAGE_MESSAGES.addTitles}
        </Button>
        {list.itemCount > 0 && (
          <Button icon="play" onClick={onPick}>
            {LIST_PAGE_MESSAGES.pickRandom}
          </Button>
        )}
        <Menu
          label={LIST_PAGE_MESSAGES.more}
          items={items}
          button={(props) => <IconButton {...props} className="boxed" icon="more" label={LIST_PAGE_MESSAGES.more} />}
        />
      </div>
    </div>
  );
};
