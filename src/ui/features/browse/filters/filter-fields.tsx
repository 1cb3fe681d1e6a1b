import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Select } from '#ui/design/fields/select.tsx';
import { RangeFields } from '#ui/design/filters/range-fields.tsx';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { ContentFields } from './content-fields';
import { moreFilters, type FilterDefinition } from './filter-definitions';
import { MORE_CHOICES } from './more-choices';
import type { FilterFieldsProps } from './filter-fields-props';
import { GenreCheckboxes } from './genre-checkboxes';

// The chips load with the fields: one file less for each page to list.
export { ContentChips } from './content-chips';

export type GenreFieldsProps = FilterFieldsProps & {
  /** The genre of the page, which cannot be deselected. */
  readonly fixed?: string | undefined;
};

export type BoundsFieldsProps = Omit<FilterFieldsProps, 'mediaType'> & { readonly bounds: NonNullable<FilterDefinition['bounds']> };

/** Renders inputs for the exact bounds of a filter. */
export const BoundsFields = ({ bounds, filters, onChange }: BoundsFieldsProps): React.JSX.Element => (
  <RangeFields
    value={{ from: filters[bounds.from], to: filters[bounds.to] }}
    min={bounds.min}
    max={bounds.max}
    step={bounds.step}
    onChange={({ from, to }) => onChange({ ...filters, [bounds.from]: from, [bounds.to]: to })}
  />
);

/** Option of a filter that also accepts bounds outside of its choices. */
const EXACT = 'exact';

/**
 * Renders one filter as a select field, for panels with several filters. Bounds without a matching choice get an option of their own;
 * the last option shows fields for exact bounds.
 */
export const DefinitionField = ({
  definition, filters, onChange,
}: Omit<FilterFieldsProps, 'mediaType'> & { readonly definition: FilterDefinition }): React.JSX.Element => {
  const { label, bounds } = definition;
  const choices = (definition.choices ?? MORE_CHOICES[label])?.() ?? [];
  const value = definition.value(filters);
  const [isExact, setExact] = useState(false);
  const isUnusual = !choices.some((choice) => choice.value === value);
  const options = [
    ...choices,
    ...(isUnusual ? [{ value, label: definition.words(filters) ?? value }] : []),
    ...(bounds === undefined ? [] : [{ value: EXACT, label: FILTER_MESSAGES.exact }]),
  ];
  const choose = (chosen: string): void => {
    setExact(chosen === EXACT);
    if (chosen !== EXACT) onChange({ ...filters, ...choices.find((choice) => choice.value === chosen)?.means });
  };
  return (
    <div>
      <Select label={label} options={options} value={isExact ? EXACT : value} onChange={(event) => choose(event.target.value)} />
      {isExact && bounds !== undefined && <BoundsFields bounds={bounds} filters={filters} onChange={onChange} />}
    </div>
  );
};

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
    <ContentFields mediaType={mediaType} filters={filters} onChange={onChange} />
  </FocusFirst>
);

/** Renders the choice of genres. */
export const GenreFields = (props: GenreFieldsProps): React.JSX.Element => (
  <FocusFirst>
    <GenreCheckboxes {...props} />
  </FocusFirst>
);
