import { useEffect, useRef, type ReactNode } from 'react';
import type { Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { Select } from '#ui/design/fields/select.tsx';
import { Range } from '#ui/design/filters/range.tsx';
import { moreFilters, type FilterDefinition } from './filter-definitions';
import { GenreChoice } from './genre-choice';

export type FilterFieldsProps = { readonly mediaType: MediaType; readonly filters: Filters; readonly onChange: (filters: Filters) => void };
export type GenreFieldsProps = FilterFieldsProps & {
  /** The genre of the page, which cannot be deselected. */
  readonly fixed?: string | undefined;
};

/** Renders one filter as a select field, for panels with several filters. Bounds without a matching choice get an option of their own. */
export const DefinitionField = ({ definition, filters, onChange }: Omit<FilterFieldsProps, 'mediaType'> & { readonly definition: FilterDefinition }): React.JSX.Element => {
  const value = definition.value(filters);
  const isUnusual = !definition.choices.some((choice) => choice.value === value);
  return (
    <Select
      label={definition.label}
      options={isUnusual ? [...definition.choices, { value, label: definition.words(filters) ?? value }] : definition.choices}
      value={value}
      onChange={(event) => onChange({ ...filters, ...definition.choices.find((choice) => choice.value === event.target.value)?.means })}
    />
  );
};

export type BoundsFieldsProps = Omit<FilterFieldsProps, 'mediaType'> & { readonly bounds: NonNullable<FilterDefinition['bounds']> };

/** Renders inputs for the exact bounds of a filter. */
export const BoundsFields = ({ bounds, filters, onChange }: BoundsFieldsProps): React.JSX.Element => (
  <Range
    value={{ from: filters[bounds.from], to: filters[bounds.to] }}
    min={bounds.min}
    max={bounds.max}
    step={bounds.step}
    onChange={({ from, to }) => onChange({ ...filters, [bounds.from]: from, [bounds.to]: to })}
  />
);

/** Moves focus to the first control when rendered, because the panel opened before its fields were loaded. */
const FocusFirst = ({ className, children }: { readonly className?: string; readonly children: ReactNode }): React.JSX.Element => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <div ref={container} className={className}>
      {children}
    </div>
  );
};

/** Renders the fields of the rarely used filters. */
export const MoreFields = ({ mediaType, filters, onChange }: FilterFieldsProps): React.JSX.Element => (
  <FocusFirst className="more-fields">
    {moreFilters(mediaType).map((definition) => (
      <DefinitionField key={definition.label} definition={definition} filters={filters} onChange={onChange} />
    ))}
  </FocusFirst>
);

/** Renders the choice of genres. */
export const GenreFields = (props: GenreFieldsProps): React.JSX.Element => (
  <FocusFirst>
    <GenreChoice {...props} />
  </FocusFirst>
);
