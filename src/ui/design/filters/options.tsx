import { Icon } from '#ui/design/icons/icon.tsx';
import type { Choice, ChoiceProps } from '#ui/design/utils/choice.ts';
import { moveRovingFocus } from '#ui/design/overlays/move-roving-focus.ts';

export interface OptionsProps<V extends string> extends ChoiceProps<V> {
  readonly options: ReadonlyArray<Choice<V>>;
}

/**
 * Renders a list box: arrow keys and first letters move focus, Enter selects. The selected option is the tab stop, or the first one if none
 * is selected.
 */
export const Options = <V extends string>({ label, options, value, onChange }: OptionsProps<V>) => {
  const tabStop = options.find((option) => option.value === value) ?? options[0];
  return (
    <div className="options" role="listbox" aria-label={label} onKeyDown={(event) => moveRovingFocus(event, '[role="option"]')}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="option"
          aria-selected={option.value === value}
          tabIndex={option === tabStop ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.value === value && <Icon name="check" />}
        </button>
      ))}
    </div>
  );
};
