import { useState, type SubmitEvent } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { RANGE_FROM_LABEL, RANGE_TO_LABEL, SHOW_RESULTS_LABEL } from '#ui/messages/design.messages.ts';

export interface RangeValue {
  /** Null means no limit. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface RangeFieldsProps {
  readonly value: RangeValue;
  /** Called on submit, with the smaller number as `from`. */
  readonly onChange: (value: RangeValue) => void;
  readonly min: number;
  readonly max: number;
  /** Increment of the number inputs. Steps below 1 keep one decimal place; other steps round to whole numbers. */
  readonly step?: number;
  readonly fromLabel?: string;
  readonly toLabel?: string;
}

type Limits = { readonly min: number; readonly max: number; readonly step: number };

/** Parses, rounds (to tenths for steps below 1) and clamps a number; null for empty or invalid text. */
const parseNumber = (text: string, { min, max, step }: Limits): number | null => {
  const value = Number(Number(text).toFixed(step < 1 ? 1 : 0));
  return text.trim() === '' || !Number.isFinite(value) ? null : Math.min(max, Math.max(min, value));
};

const textOf = (bound: number | null): string => bound?.toString() ?? '';

/**
 * Renders two number inputs for a range: years, minutes, votes. Has no form machine, because invalid input is corrected instead of rejected
 * and nothing is sent. Input that is not applied yet counts as unsent.
 */
export const RangeFields = ({
  value, onChange, min, max, step = 1, fromLabel = RANGE_FROM_LABEL, toLabel = RANGE_TO_LABEL,
}: RangeFieldsProps) => {
  const [from, setFrom] = useState(textOf(value.from));
  const [to, setTo] = useState(textOf(value.to));
  const limits = { min, max, step };
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    const [low, high] = [parseNumber(from, limits), parseNumber(to, limits)];
    const applied = low !== null && high !== null && low > high ? { from: high, to: low } : { from: low, to: high };
    setFrom(textOf(applied.from));
    setTo(textOf(applied.to));
    onChange(applied);
  };
  const shared = { type: 'number', inputMode: 'decimal', ...limits } as const;
  return (
    <form data-unsent={from !== textOf(value.from) || to !== textOf(value.to) || undefined} onSubmit={apply} noValidate>
      <div className="range">
        <TextField label={fromLabel} placeholder={String(min)} value={from} onChange={(event) => setFrom(event.target.value)} {...shared} />
        <TextField label={toLabel} placeholder={String(max)} value={to} onChange={(event) => setTo(event.target.value)} {...shared} />
      </div>
      <div className="pop-acts">
        <Button type="submit" small kind="go">
          {SHOW_RESULTS_LABEL}
        </Button>
      </div>
    </form>
  );
};
