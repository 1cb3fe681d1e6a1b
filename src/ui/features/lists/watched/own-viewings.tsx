import { useState } from 'react';
import type { WatchedWhen } from '#application/history/history-use-cases';
import type { Viewing } from '#domain/history/viewing';
import { Button } from '#ui/design/buttons/button.tsx';
import { VIEWING_DIALOG_MESSAGES } from '#ui/messages/lists/viewing-dialog.messages.ts';
import { ratedThenText, viewingDayText, viewingPartText, viewingText } from '#ui/messages/lists/watched.messages.ts';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import { WhenForm } from './when-form';
import './watched.css';

/** Viewings that are shown at first. */
const HEAD = 6;

type Actions = {
  readonly onChange: (viewing: Viewing, when: WatchedWhen, rating: number | null) => void;
  readonly onRemove: (viewing: Viewing) => void;
};
type RowProps = Actions & { readonly viewing: Viewing };

const OwnViewing = ({ viewing, onChange, onRemove }: RowProps): React.JSX.Element => {
  /** The viewing as it was when its form was opened: what another device changes meanwhile stays. */
  const [changed, setChanged] = useState<Viewing | null>(null);
  const part = viewingPartText(viewing);
  return (
    <li>
      <p>
        <b className="num">{viewingDayText(viewing.day)}</b>
        {part !== null && <span className="faint num">{part}</span>}
        {viewing.rating !== null && <span className="faint num">{ratedThenText(viewing.rating)}</span>}
      </p>
      <Button
        small
        kind="bare"
        aria-label={VIEWING_DIALOG_MESSAGES.changeOf(viewingText(viewing))}
        aria-expanded={changed !== null}
        onClick={() => setChanged(changed === null ? viewing : null)}
      >
        {VIEWING_DIALOG_MESSAGES.change}
      </Button>
      <Button small kind="bare" aria-label={VIEWING_DIALOG_MESSAGES.removeOf(viewingText(viewing))} onClick={() => onRemove(viewing)}>
        {VIEWING_DIALOG_MESSAGES.remove}
      </Button>
      {changed !== null && (
        <WhenForm
          releaseYear={changed.item.releaseYear}
          day={changed.day}
          rating={changed.rating}
          submit={VIEWING_DIALOG_MESSAGES.save}
          onSubmit={(when, rating) => onChange(changed, when, rating)}
          onCancel={() => setChanged(null)}
        />
      )}
    </li>
  );
};

/** Renders the viewings of one title, the last one first. Each viewing can be changed and removed. */
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
