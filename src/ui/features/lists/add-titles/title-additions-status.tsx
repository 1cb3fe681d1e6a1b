import type { Title } from '#domain/catalogue/title';
import { Button } from '#ui/design/buttons/button.tsx';
import { ADD_TITLES_MESSAGES } from '#ui/messages/lists/add-titles.messages.ts';
import type { TitleAdditions } from './use-title-additions';

/** Says what the last choice did. */
const textOf = (last: TitleAdditions['last']): string => {
  if (last === null) return '';
  const { title: { title }, isMember, isChanged } = last;
  if (isChanged) return (isMember ? ADD_TITLES_MESSAGES.isAdded : ADD_TITLES_MESSAGES.isRemoved)(title);
  return (isMember ? ADD_TITLES_MESSAGES.isKnown : ADD_TITLES_MESSAGES.isUnknown)(title);
};

type Props = { readonly additions: TitleAdditions; readonly onSetMember: (title: Title, isMember: boolean) => void };

/** Renders what the last choice did, how many titles were added, and the button that takes the last one back. */
export const TitleAdditionsStatus = ({ additions: { last, added }, onSetMember }: Props): React.JSX.Element => {
  const [latest] = added;
  return (
    <div className="last-choice">
      <p role="status">{textOf(last)}</p>
      {latest !== undefined && (
        <>
          <span className="faint num">{ADD_TITLES_MESSAGES.count(added.length)}</span>
          <Button
            small
            kind="bare"
            icon="undo"
            aria-label={ADD_TITLES_MESSAGES.undoTitle(latest.title)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSetMember(latest, false)}
          >
            {ADD_TITLES_MESSAGES.undo}
          </Button>
        </>
      )}
    </div>
  );
};
