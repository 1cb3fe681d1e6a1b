import { useId, useState } from 'react';
import type { WatchedWhen } from '#application/history/history-use-cases';
import { Button } from '#ui/design/buttons/button.tsx';
import { Select } from '#ui/design/fields/select.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { VIEWING_DIALOG_MESSAGES } from '#ui/messages/lists/viewing-dialog.messages.ts';
import { formatRating, WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { useToday } from '#ui/hooks/use-today.ts';
import { FIRST_VIEWING_DAY } from '#domain/history/viewing';
import { isDay } from '#domain/history/days';
import { MAX_RATING, MIN_RATING } from '#domain/history/rating';
import '#ui/design/fields/check.css';
import './watched.css';

type Kind = WatchedWhen['kind'];
const KINDS: ReadonlyArray<readonly [Kind, string]> = [
  ['now', VIEWING_DIALOG_MESSAGES.today],
  ['day', VIEWING_DIALOG_MESSAGES.otherDay],
  ['unknown', VIEWING_DIALOG_MESSAGES.unknown],
];

/** The best first: few viewings are rated low. An empty value is no rating. */
const RATINGS = [
  { value: '', label: WATCHED_MESSAGES.noRating },
  ...Array.from({ length: MAX_RATING / MIN_RATING }, (_, index) => MAX_RATING - index * MIN_RATING)
    .map((rating) => ({ value: String(rating), label: formatRating(rating) })),
];

/**
 * Returns the first day on which a title can have been watched: catalogues give the year of the general release, festivals may come a year
 * before.
 */
const firstDayOf = (releaseYear: number | null): string => {
  const day = `${String((releaseYear ?? 0) - 1).padStart(4, '0')}-01-01`;
  return releaseYear !== null && day > FIRST_VIEWING_DAY ? day : FIRST_VIEWING_DAY;
};

type Props = {
  readonly releaseYear: number | null;
  /** The day to begin with, `YYYY-MM-DD`; null for an unknown one, undefined for today. */
  readonly day?: string | null;
  /** The viewing's own rating, of a viewing that is there already; undefined for a new one. */
  readonly rating?: number | null;
  readonly submit: string;
  readonly onSubmit: (when: WatchedWhen, rating: number | null) => void;
  readonly onCancel?: () => void;
};

/** Renders the choice of a viewing's day: today, another one or unknown; and of its rating. */
export const WhenForm = ({ releaseYear, day, rating = null, submit, onSubmit, onCancel }: Props): React.JSX.Element => {
  const id = useId();
  const today = useToday();
  const firstDay = firstDayOf(releaseYear);
  const [kind, setKind] = useState<Kind>(day === undefined || day === today ? 'now' : day === null ? 'unknown' : 'day');
  const [text, setText] = useState(day ?? '');
  const [rated, setRated] = useState(rating);
  const [isInvalid, setInvalid] = useState(false);
  const send = (): void => {
    if (kind !== 'day') onSubmit({ kind }, rated);
    // The day that it has stays, also one before the catalogue's year, or one that has not begun at this place of the world.
    else if (text === day || (isDay(text) && text >= firstDay && text <= today)) onSubmit({ kind, day: text }, rated);
    else setInvalid(true);
  };
  return (
    <form
      className="when-form"
      noValidate
      data-unsent={text !== (day ?? '') || rated !== rating || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset>
        <legend>{VIEWING_DIALOG_MESSAGES.when}</legend>
        {KINDS.map(([value, label]) => (
          <label key={value} className="checkline">
            <input type="radio" className="radio" name={id} value={value} checked={kind === value} onChange={() => setKind(value)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {kind === 'day' && (
        <TextField
          label={VIEWING_DIALOG_MESSAGES.day}
          type="date"
          min={firstDay}
          max={today}
          value={text}
          error={
            !isInvalid
              ? null
              : text !== '' && text < firstDay
                ? VIEWING_DIALOG_MESSAGES.tooEarly(Number(firstDay.slice(0, 4)))
                : VIEWING_DIALOG_MESSAGES.noDay
          }
          onChange={(event) => {
            setText(event.target.value);
            setInvalid(false);
          }}
        />
      )}
      <Select
        label={VIEWING_DIALOG_MESSAGES.rating}
        hint={VIEWING_DIALOG_MESSAGES.ratingHint}
        options={RATINGS}
        value={rated === null ? '' : String(rated)}
        onChange={({ target }) => setRated(target.value === '' ? null : Number(target.value))}
      />
      <div className="form-acts">
        {onCancel !== undefined && <Button onClick={onCancel}>{VIEWING_DIALOG_MESSAGES.cancel}</Button>}
        <Button kind="go" type="submit">
          {submit}
        </Button>
      </div>
    </form>
  );
};
