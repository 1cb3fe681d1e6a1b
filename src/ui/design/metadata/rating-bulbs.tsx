import { useId } from 'react';
import './rating-bulbs.css';

export interface RatingBulbsProps {
  /** From 1 to 10; null when there is none. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly label?: string;
  readonly disabled?: boolean;
}

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Ten bulbs to rate with: a radio group, so the arrow keys work. */
export const RatingBulbs = ({ value, onChange, label = 'Your rating', disabled = false }: RatingBulbsProps) => {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="faint">{label}</legend>
      <div className="ten">
        {tenths.map((tenth) => (
          <label key={tenth}>
            <input className="sr" type="radio" name={name} value={tenth} checked={value === tenth} onChange={() => onChange(tenth)} />
            <i className={value !== null && tenth <= value ? 'on' : undefined} />
            <span className="sr">{tenth}</span>
          </label>
        ))}
        <b className="poster p-s" aria-hidden="true">
          {value ?? ''}
        </b>
      </div>
    </fieldset>
  );
};
