import '#ui/design/fields/check.css';
import type { Choice } from '#ui/design/utils/choice.ts';

export interface ChecksProps<V extends string> {
  readonly label: string;
  readonly options: ReadonlyArray<Choice<V>>;
  readonly values: ReadonlyArray<V>;
  /** Called with all selected values, in the order of `options`. */
  readonly onChange: (values: ReadonlyArray<V>) => void;
}

/** Renders checkboxes for several of many values; changes take effect immediately. */
export const Checks = <V extends string>({ label, options, values, onChange }: ChecksProps<V>) => {
  const toggled = (value: V): ReadonlyArray<V> =>
    options
      .map((option) => option.value)
      .filter((candidate) => (candidate === value ? !values.includes(candidate) : values.includes(candidate)));
  return (
    <div className="checks" role="group" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="row-check">
          <input
            type="checkbox"
            className="check"
            checked={values.includes(option.value)}
            onChange={() => onChange(toggled(option.value))}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
};
