import { Select, type SelectOption } from '#ui/design/fields/select.tsx';
import { BROWSER_DEFAULT_VALUE, withCurrentChoice } from './language-and-region-choices';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly choices: ReadonlyArray<SelectOption>;
  /** Returns the label of a code. */
  readonly nameOf: (code: string) => string;
  /** Null while the default applies. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** Selects a language or country code by name. */
export const CodeChoice = ({ label, hint, choices, nameOf, value, onChange }: Props): React.JSX.Element => (
  <Select
    label={label}
    hint={hint}
    options={withCurrentChoice(choices, value, nameOf)}
    value={value ?? BROWSER_DEFAULT_VALUE}
    onChange={({ target }) => onChange(target.value === BROWSER_DEFAULT_VALUE ? null : target.value)}
  />
);
