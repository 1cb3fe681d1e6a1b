import type { Title } from '#domain/catalogue/title';
import { Button } from '#ui/design/buttons/button.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { ADD_TITLES_MESSAGES } from '#ui/messages/lists/add-titles.messages.ts';
import { SuggestedTitle } from '#ui/features/search/box/suggested-title.tsx';
import type { AddTitlesDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { useTitleState } from '#ui/features/lists/card-actions/use-title-actions.ts';

type Props = {
  readonly id: string;
  readonly title: Title;
  readonly typed: string;
  /** The row that Enter in the field acts on. */
  readonly active: boolean;
  readonly deps: AddTitlesDeps;
  readonly listID: string;
  readonly isFull: boolean;
  readonly onSetMember: (title: Title, isMember: boolean) => void;
};

/** Renders a found title with its button: "Add", or for a title on the list a mark and "Remove". A click anywhere on the row adds. */
export const FoundTitleRow = ({ id, title, typed, active, deps, listID, isFull, onSetMember }: Props): React.JSX.Element => {
  const state = useTitleState(deps.lists, title);
  const isMember = state?.listIDs.includes(listID) === true;
  return (
    <div
      id={id}
      role="row"
      aria-selected={active}
      className="title-row"
      // Keeps the focus in the field, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isMember && !isFull && onSetMember(title, true)}
    >
      <div role="gridcell">
        <SuggestedTitle title={title} typed={typed} />
      </div>
      <div role="gridcell">
        {isMember && (
          <span className="on-list">
            <Icon name="check" />
            {ADD_TITLES_MESSAGES.onList}
          </span>
        )}
        <Button
          small
          {...(isMember ? { kind: 'bare' as const } : { icon: 'plus' as const })}
          disabled={!isMember && isFull}
          aria-label={(isMember ? ADD_TITLES_MESSAGES.removeTitle : ADD_TITLES_MESSAGES.addTitle)(title.title)}
          onClick={(event) => {
            event.stopPropagation();
            onSetMember(title, !isMember);
          }}
        >
          {isMember ? ADD_TITLES_MESSAGES.remove : ADD_TITLES_MESSAGES.add}
        </Button>
      </div>
    </div>
  );
};
