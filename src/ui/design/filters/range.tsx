import { useState, type SubmitEvent } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';

export interface RangeValue {
  /** Null is no limit. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface RangeProps {
  readonly value: RangeValue;
  /** Called by the button, with the smaller one first. */
  readonly onChange: (value: RangeValue) => void;
  readonly min: number;
  readonly max: number;
  /** What the arrows of the fields add. Below 1 tenths are kept, else whole numbers. */
  readonly step?: number;
  readonly fromLabel?: string;
  readonly toLabel?: string;
}

type Limits = { readonly min: number; readonly max: number; readonly step: number };

/** Whole numbers, or tenths where the steps are parts of one; nothing beyond the limits. */
const read = (text: string, { min, max, step }: Limits): number | null => {
  const value = Number(Number(text).toFixed(step < 1 ? 1 : 0));
  return text.trim() === '' || !Number.isFinite(value) ? null : Math.min(max, Math.max(min, value));
};

/**
 * From one number to another: years, minutes, votes. No form in the sense of the app's forms: what is typed is set right instead of
 * refused, and nothing is sent, so it has no machine of its own.
 */
export const Range = ({ value, onChange, min, max, step = 1, fromLabel = 'From', toLabel = 'To' }: RangeProps) => {
  const [from, setFrom] = useState(value.from?.toString() ?? '');
  const [to, setTo] = useState(value.to?.toString() ?? '');
  const limits = { min, max, step };
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    const [low, high] = [read(from, limits), read(to, limits)];
    onChange(low !== null && high !== null && low > high ? { from: high, to: low } : { from: low, to: high });
  };
  const shared = { type: 'number', inputMode: 'decimal', ...limits } as const;
  return (
    <form onSubmit={apply} noValidate>
      <div className="range">
        <TextField label={fromLabel} placeholder={String(min)} value={from} onChange={(event) => setFrom(event.target.value)} {...shared} />
        <TextField label={toLabel} placeholder={String(max)} value={to} onChange={(event) => setTo(event.target.value)} {...shared} />
      </div>
      <div className="foot-acts">
        <Button type="submit" small kind="go">
          Show
        </Button>
      </div>
    </form>
  );
};
