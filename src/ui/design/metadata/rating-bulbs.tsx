import { useId } from 'react';
import { YOUR_RATING_LABEL } from '#ui/messages/design.messages.ts';
import './rating-bulbs.css';

export interface RatingBulbsProps {
  /** From 1 to 10; null when there is no rating. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly label?: string;
  readonly disabled?: boolean;
}

const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Renders ten bulbs for a rating as a radio group, so that the arrow keys work. */
export const RatingBulbs = ({ value, onChange, label = YOUR_RATING_LABEL, disabled = false }: RatingBulbsProps) => {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="faint">{label}</legend>
      <div className="ten">
        {RATINGS.map((rating) => (
          <label key={rating}>
            <input className="sr" type="radio" name={name} value={rating} checked={value === rating} onChange={() => onChange(rating)} />
            <i className={value !== null && rating <= value ? 'on' : undefined} />
            <span className="sr">{rating}</span>
          </label>
        ))}
        <b className="poster p-s" aria-hidden="true">
          {value ?? ''}
        </b>
      </div>
    </fieldset>
  );
};
