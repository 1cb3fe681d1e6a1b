import type { Filters, Sort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { Options } from '#ui/design/filters/options.tsx';
import { Range } from '#ui/design/filters/range.tsx';
import { Select } from '#ui/design/fields/select.tsx';
import { genreLabel, moreFilters, type FilterDefinition } from './filter-definitions';
import { ORDERS, orderValue } from './filter-options';
import { GenreChoice } from './genre-choice';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';

type FiltersProps = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

type OrderProps = { readonly sort: Sort; readonly usual: Sort; readonly onChange: (sort: Sort) => void };

/** Renders the menu with every sort order. */
export const OrderMenu = ({ sort, usual, onChange }: OrderProps): React.JSX.Element => {
  const value = orderValue(sort);
  const chosen = ORDERS.find((order) => order.value === value);
  return (
    <FilterMenu label={FILTER_MESSAGES.sort} value={chosen?.label ?? ''} set={value !== orderValue(usual)}>
      {(close) => (
        <Options
          label={FILTER_MESSAGES.sort}
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

/** Renders the menu of one filter: its choices, and inputs for exact bounds where the definition has bounds. */
export const DefinitionMenu = ({ definition, filters, onChange }: FiltersProps & { readonly definition: FilterDefinition }): React.JSX.Element => {
  const { label, choices, bounds } = definition;
  const text = definition.words(filters);
  return (
    <FilterMenu label={label} value={text ?? FILTER_MESSAGES.any} set={text !== null}>
      {(close) => (
        <>
          <Options
            label={label}
            options={choices}
            value={definition.value(filters)}
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
  const text = [...genresIn.map(genreLabel), ...genresOut.map((slug) => FILTER_MESSAGES.excludedGenre(genreLabel(slug)))];
  return text.length === 0 ? FILTER_MESSAGES.any : text.join(', ');
};

type TypedProps = FiltersProps & { readonly mediaType: MediaType };

export const GenreMenu = ({ genre, ...props }: TypedProps & { readonly genre?: string | undefined }): React.JSX.Element => {
  const { genresIn, genresOut } = props.filters;
  return (
    <FilterMenu label={FILTER_MESSAGES.genres} value={genreSummary(props.filters)} set={genresIn.length + genresOut.length > 0}>
      {() => <GenreChoice {...props} fixed={genre} />}
    </FilterMenu>
  );
};

/** Renders one filter as a select field, for panels with several filters. Bounds without a matching choice get an option of their own. */
export const DefinitionField = ({ definition, filters, onChange }: FiltersProps & { readonly definition: FilterDefinition }): React.JSX.Element => {
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

/** Renders the menu of the rarely used filters. */
export const MoreMenu = ({ mediaType, filters, onChange }: TypedProps): React.JSX.Element => {
  const definitions = moreFilters(mediaType);
  const on = definitions.filter((definition) => definition.words(filters) !== null).length;
  return (
    <FilterMenu label={FILTER_MESSAGES.more} value={on === 0 ? FILTER_MESSAGES.any : FILTER_MESSAGES.activeCount(on)} set={on > 0}>
      {() => (
        <div className="more-fields">
          {definitions.map((definition) => (
            <DefinitionField key={definition.label} definition={definition} filters={filters} onChange={onChange} />
          ))}
        </div>
      )}
    </FilterMenu>
  );
};
