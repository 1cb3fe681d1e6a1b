import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { Options } from '#ui/design/filters/options.tsx';
import type { ChoiceProps, Choice } from '#ui/design/utils/choice.ts';

type Props<V extends string> = ChoiceProps<V> & {
  readonly choices: ReadonlyArray<Choice<V>>;
  /** The value as text, if it differs from the label of the choice: "any". */
  readonly text?: string;
  /** Highlights the button: the value is not the default. */
  readonly set: boolean;
};

/** Renders a filter with one choice. Choosing closes the menu. */
export const ChoiceMenu = <V extends string>({ label, choices, value, text, set, onChange }: Props<V>): React.JSX.Element => (
  <FilterMenu label={label} value={text ?? choices.find((choice) => choice.value === value)?.label ?? value} set={set}>
    {(close) => (
      <Options
        label={label}
        options={choices}
        value={value}
        onChange={(next) => {
          onChange(next);
          close();
        }}
      />
    )}
  </FilterMenu>
);
