import { Icon } from '#ui/design/icons/icon.tsx';
import type { Choice, ChoiceProps } from '#ui/design/utils/choice.ts';
import { rove } from '#ui/design/overlays/roving.ts';

export interface OptionsProps<V extends string> extends ChoiceProps<V> {
  readonly options: ReadonlyArray<Choice<V>>;
}

/** One of many, as a list box: arrow keys and first letters move, Enter chooses. Tab leads to the chosen one, to the first when it is none of them. */
export const Options = <V extends string>({ label, options, value, onChange }: OptionsProps<V>) => {
  const entry = options.find((option) => option.value === value) ?? options[0];
  return (
    <div className="options" role="listbox" aria-label={label} onKeyDown={(event) => rove(event, '[role="option"]')}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="option"
          aria-selected={option.value === value}
          tabIndex={option === entry ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.value === value && <Icon name="check" />}
        </button>
      ))}
    </div>
  );
};
