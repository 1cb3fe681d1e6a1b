import { Icon } from '#ui/design/icons/icon.tsx';
import { rove } from '#ui/design/layers/roving.ts';

export interface FilterOption<V extends string> {
  readonly value: V;
  readonly label: string;
}

export interface OptionsProps<V extends string> {
  readonly label: string;
  readonly options: ReadonlyArray<FilterOption<V>>;
  readonly value: V;
  /** Called with the choice; usually followed by closing the menu. */
  readonly onChange: (value: V) => void;
}

/** One of many, as a list box: arrow keys and first letters move, Enter chooses. */
export const Options = <V extends string>({ label, options, value, onChange }: OptionsProps<V>) => (
  <div className="options" role="listbox" aria-label={label} onKeyDown={(event) => rove(event, '[role="option"]')}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        role="option"
        aria-selected={option.value === value}
        tabIndex={option.value === value ? 0 : -1}
        onClick={() => onChange(option.value)}
      >
        {option.label}
        {option.value === value && <Icon name="check" />}
      </button>
    ))}
  </div>
);
