import { useState } from 'react';
import type { WatchedWhen } from '#application/history/history-use-cases';
import type { Viewing } from '#domain/history/viewing';
import { Button } from '#ui/design/buttons/button.tsx';
import { viewingDayText, viewingPartText, VIEWING_DIALOG_MESSAGES, viewingText } from '#ui/messages/lists/watched.messages.ts';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import { WhenForm } from './when-form';
import './watched.css';

/** Viewings that are shown at first. */
const HEAD = 6;

type Actions = { readonly onChangeDay: (viewing: Viewing, when: WatchedWhen) => void; readonly onRemove: (viewing: Viewing) => void };
type RowProps = Actions & { readonly viewing: Viewing };

const OwnViewing = ({ viewing, onChangeDay, onRemove }: RowProps): React.JSX.Element => {
  const [isChanging, setChanging] = useState(false);
  const part = viewingPartText(viewing);
  return (
    <li>
      <p>
        <b className="num">{viewingDayText(viewing.day)}</b>
        {part !== null && <span className="faint num">{part}</span>}
      </p>
      <Button
        small
        kind="bare"
        aria-label={VIEWING_DIALOG_MESSAGES.changeDayOf(viewingText(viewing))}
        aria-expanded={isChanging}
        onClick={() => setChanging(!isChanging)}
      >
        {VIEWING_DIALOG_MESSAGES.changeDay}
      </Button>
      <Button small kind="bare" aria-label={VIEWING_DIALOG_MESSAGES.removeOf(viewingText(viewing))} onClick={() => onRemove(viewing)}>
        {VIEWING_DIALOG_MESSAGES.remove}
      </Button>
      {isChanging && (
        <WhenForm
          releaseYear={viewing.item.releaseYear}
          day={viewing.day}
          submit={VIEWING_DIALOG_MESSAGES.save}
          onSubmit={(when) => onChangeDay(viewing, when)}
          onCancel={() => setChanging(false)}
        />
      )}
    </li>
  );
};

/** Renders the viewings of one title, the last one first. Each day can be changed and each viewing removed. */
export const OwnViewings = ({ viewings, ...actions }: Actions & { readonly viewings: ReadonlyArray<Viewing> }): React.JSX.Element => {
  const { shown, more } = useExpandableList(viewings, HEAD, VIEWING_DIALOG_MESSAGES.showAll);
  return (
    <>
      <ul className="own-viewings" aria-label={VIEWING_DIALOG_MESSAGES.list}>
        {shown.map((viewing) => (
          <OwnViewing key={viewing.entryId} viewing={viewing} {...actions} />
        ))}
      </ul>
      {more}
    </>
  );
};
