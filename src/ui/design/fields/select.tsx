import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Field, type FieldTextProps } from './field';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends FieldTextProps, Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> {
  readonly options: ReadonlyArray<SelectOption>;
}

/** Renders a native `<select>`, so that each platform shows its own list. */
export const Select = ({ label, hint, error, optional, options, ...select }: SelectProps) => (
  <Field label={label} {...(hint !== undefined && { hint })} error={error ?? null} optional={optional ?? false}>
    {(ties) => (
      <div className="inp-wrap">
        <select {...select} {...ties} className="inp">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    )}
  </Field>
);
