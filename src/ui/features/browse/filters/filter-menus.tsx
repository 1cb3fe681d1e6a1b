import type { Filters, CatalogueSort } from '#domain/catalogue/filters';
import { genreNameOfType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { unavailable } from '#domain/shared/failure';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { Options } from '#ui/design/filters/options.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { moreFilters, type FilterDefinition } from './filter-definitions';
import { CATALOGUE_ORDER_CHOICES, catalogueOrderOptionValue } from './filter-options';
import type { BoundsFieldsProps, GenreFieldsProps } from './filter-fields';
import type { ServicesFieldProps } from '#ui/features/services/services-field.tsx';
import type { FilterFieldsProps } from './filter-fields-props';
import { lazyOptionalPart, type FailedPartProps } from '#ui/shell/errors/lazy-optional-part.tsx';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';

/** Loaded when first opened. */
const MoreFields = lazyOptionalPart<FilterFieldsProps>(() => import('./filter-fields').then((module) => module.MoreFields));
const GenreFields = lazyOptionalPart<GenreFieldsProps>(() => import('./filter-fields').then((module) => module.GenreFields));
const BoundsFields = lazyOptionalPart<BoundsFieldsProps>(() => import('./filter-fields').then((module) => module.BoundsFields));

const NoServices = ({ onRetry }: FailedPartProps): React.JSX.Element | null =>
  onRetry === undefined ? null : <FailureNote failure={unavailable(null, '')} what={FILTER_MESSAGES.services} retry={onRetry} />;
/** The filter by streaming services; null on a catalogue without services. */
export const OptionalServicesField = __ON_TMDB__
  ? lazyOptionalPart<ServicesFieldProps>(
    () => import('#ui/features/services/services-field.tsx').then((module) => module.ServicesField), NoServices,
  )
  : null;

type FiltersProps = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

type OrderProps = { readonly sort: CatalogueSort; readonly usual: CatalogueSort; readonly onChange: (sort: CatalogueSort) => void };

/** Renders the menu with every sort order. */
export const OrderMenu = ({ sort, usual, onChange }: OrderProps): React.JSX.Element => {
  const value = catalogueOrderOptionValue(sort);
  const chosen = CATALOGUE_ORDER_CHOICES.find((order) => order.value === value);
  return (
    <FilterMenu label={FILTER_MESSAGES.sort} value={chosen?.label ?? ''} set={value !== catalogueOrderOptionValue(usual)}>
      {(close) => (
        <Options
          label={FILTER_MESSAGES.sort}
          options={CATALOGUE_ORDER_CHOICES}
          value={value}
          onChange={(next) => {
            onChange(CATALOGUE_ORDER_CHOICES.find((order) => order.value === next)?.means ?? usual);
            close();
          }}
        />
      )}
    </FilterMenu>
  );
};

/** Renders the menu of one filter: its choices, and inputs for exact bounds where the definition has bounds. */
export const FilterDefinitionMenu = ({
  definition, filters, onChange,
}: FiltersProps & { readonly definition: FilterDefinition }): React.JSX.Element => {
  const { label, choices = () => [], bounds } = definition;
  const text = definition.words(filters);
  return (
    <FilterMenu label={label} value={text ?? FILTER_MESSAGES.any} set={text !== null}>
      {(close) => (
        <>
          <Options
            label={label}
            options={choices()}
            value={definition.value(filters)}
            onChange={(next) => {
              onChange({ ...filters, ...choices().find((choice) => choice.value === next)?.means });
              close();
            }}
          />
          {bounds && (
            <BoundsFields
              bounds={bounds}
              filters={filters}
              onChange={(next) => {
                onChange(next);
                close();
              }}
            />
          )}
        </>
      )}
    </FilterMenu>
  );
};

const genreSummary = (mediaType: MediaType, { genresIn, genresOut }: Filters): string => {
  const nameOf = (slug: string): string => genreNameOfType(mediaType, slug);
  const text = [...genresIn.map(nameOf), ...genresOut.map((slug) => FILTER_MESSAGES.excludedGenre(nameOf(slug)))];
  return text.length === 0 ? FILTER_MESSAGES.any : text.join(', ');
};

type TypedProps = FiltersProps & { readonly mediaType: MediaType };

export const GenreFilterMenu = ({ genre, ...props }: TypedProps & { readonly genre?: string | undefined }): React.JSX.Element => {
  const { mediaType, filters } = props;
  const { genresIn, genresOut } = filters;
  return (
    <FilterMenu label={FILTER_MESSAGES.genres} value={genreSummary(mediaType, filters)} set={genresIn.length + genresOut.length > 0}>
      {() => <GenreFields {...props} fixed={genre} />}
    </FilterMenu>
  );
};

const servicesCount = (content: Filters['content']): number => content.filter((filter) => filter.startsWith('service:')).length;

/** Renders the menu of the streaming services; nothing on a catalogue without services. */
export const ServicesMenu = ({ filters, onChange }: FiltersProps): React.JSX.Element | null => {
  if (OptionalServicesField === null) return null;
  const on = servicesCount(filters.content);
  return (
    <FilterMenu label={FILTER_MESSAGES.services} value={on === 0 ? FILTER_MESSAGES.any : FILTER_MESSAGES.activeCount(on)} set={on > 0}>
      {() => <OptionalServicesField isMenu filters={filters} onChange={onChange} />}
    </FilterMenu>
  );
};

/** Renders the menu of the rarely used filters. */
export const MoreFiltersMenu = ({ mediaType, filters, onChange }: TypedProps): React.JSX.Element => {
  const definitions = moreFilters(mediaType);
  const { content } = filters;
  const others = __ON_TMDB__ ? content.length - servicesCount(content) : content.length;
  const on = definitions.filter((definition) => definition.words(filters) !== null).length + others;
  return (
    <FilterMenu label={FILTER_MESSAGES.more} value={on === 0 ? FILTER_MESSAGES.any : FILTER_MESSAGES.activeCount(on)} set={on > 0}>
      {() => (
        <MoreFields mediaType={mediaType} filters={filters} onChange={onChange} />
      )}
    </FilterMenu>
  );
};
