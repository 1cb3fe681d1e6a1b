import type { Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';

export type FilterFieldsProps = { readonly mediaType: MediaType; readonly filters: Filters; readonly onChange: (filters: Filters) => void };
