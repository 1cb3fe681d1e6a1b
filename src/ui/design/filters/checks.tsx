import '#ui/design/fields/check.css';
import type { Choice } from '#ui/design/utils/choice.ts';

export interface ChecksProps<V extends string> {
  readonly label: string;
  readonly options: ReadonlyArray<Choice<V>>;
  readonly values: ReadonlyArray<V>;
  /** Called with all that are ticked, in the order of the options. */
  readonly onChange: (values: ReadonlyArray<V>) => void;
}

/** Some of many: boxes to tick, taking effect at once. */
export const Checks = <V extends string>({ label, options, values, onChange }: ChecksProps<V>) => {
  const toggled = (value: V): ReadonlyArray<V> =>
    options.map((option) => option.value).filter((one) => (one === value ? !values.includes(one) : values.includes(one)));
  return (
    <div className="checks" role="group" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="row-check">
          <input type="checkbox" className="check" checked={values.includes(option.value)} onChange={() => onChange(toggled(option.value))} />
          {option.label}
        </label>
      ))}
    </div>
  );
};
