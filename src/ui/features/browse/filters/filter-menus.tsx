import type { Filters, Sort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { Options } from '#ui/design/filters/options.tsx';
import { Range } from '#ui/design/filters/range.tsx';
import { Select } from '#ui/design/fields/select.tsx';
import { genreLabels, moreFilters, type FilterDefinition } from './filter-definitions';
import { ORDERS, orderValue } from './filter-options';
import { GenreChoice } from './genre-choice';

type FiltersProps = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

type OrderProps = { readonly sort: Sort; readonly usual: Sort; readonly onChange: (sort: Sort) => void };

/** The order, all ways. */
export const OrderMenu = ({ sort, usual, onChange }: OrderProps): React.JSX.Element => {
  const value = orderValue(sort);
  const chosen = ORDERS.find((order) => order.value === value);
  return (
    <FilterMenu label="Order" value={chosen?.label ?? ''} set={value !== orderValue(usual)}>
      {(close) => (
        <Options
          label="Order"
          options={ORDERS}
          value={value}
          onChange={(next) => {
            onChange(ORDERS.find((order) => order.value === next)?.means ?? usual);
            close();
          }}
        />
      )}
    </FilterMenu>
  );
};

/** One choice of several, and exact bounds below where there are any. */
export const DefinitionMenu = ({ kind, filters, onChange }: FiltersProps & { readonly kind: FilterDefinition }): React.JSX.Element => {
  const { label, choices, bounds } = kind;
  const words = kind.words(filters);
  return (
    <FilterMenu label={label} value={words ?? choices[0]?.label ?? ''} set={words !== null}>
      {(close) => (
        <>
          <Options
            label={label}
            options={choices}
            value={kind.value(filters)}
            onChange={(next) => {
              onChange({ ...filters, ...choices.find((choice) => choice.value === next)?.means });
              close();
            }}
          />
          {bounds && (
            <Range
              value={{ from: filters[bounds.from], to: filters[bounds.to] }}
              min={bounds.min}
              max={bounds.max}
              step={bounds.step}
              onChange={({ from, to }) => {
                onChange({ ...filters, [bounds.from]: from, [bounds.to]: to });
                close();
              }}
            />
          )}
        </>
      )}
    </FilterMenu>
  );
};

const genreSummary = ({ genresIn, genresOut }: Filters): string => {
  const words = [...genresIn.map(genreLabels), ...genresOut.map((slug) => `not ${genreLabels(slug)}`)];
  return words.length === 0 ? 'Any' : words.join(', ');
};

type TypedProps = FiltersProps & { readonly mediaType: MediaType };

export const GenreMenu = ({ genre, ...props }: TypedProps & { readonly genre?: string | undefined }): React.JSX.Element => {
  const { genresIn, genresOut } = props.filters;
  return (
    <FilterMenu label={genre === undefined ? 'Genre' : 'Also'} value={genreSummary(props.filters)} set={genresIn.length + genresOut.length > 0}>
      {() => <GenreChoice {...props} fixed={genre} />}
    </FilterMenu>
  );
};

/** A kind as a field, where several stand below each other. */
export const DefinitionField = ({ kind, filters, onChange }: FiltersProps & { readonly kind: FilterDefinition }): React.JSX.Element => {
  const value = kind.value(filters);
  const isUnusual = !kind.choices.some((choice) => choice.value === value);
  return (
    <Select
      label={kind.label}
      options={isUnusual ? [...kind.choices, { value, label: kind.words(filters) ?? value }] : kind.choices}
      value={value}
      onChange={(event) => onChange({ ...filters, ...kind.choices.find((choice) => choice.value === event.target.value)?.means })}
    />
  );
};

/** What is asked for less often. */
export const MoreMenu = ({ mediaType, filters, onChange }: TypedProps): React.JSX.Element => {
  const kinds = moreFilters(mediaType);
  const on = kinds.filter((kind) => kind.words(filters) !== null).length;
  return (
    <FilterMenu label="More" value={on === 0 ? 'Any' : `${on} on`} set={on > 0}>
      {() => (
        <div className="more-fields">
          {kinds.map((kind) => (
            <DefinitionField key={kind.label} kind={kind} filters={filters} onChange={onChange} />
          ))}
        </div>
      )}
    </FilterMenu>
  );
};
