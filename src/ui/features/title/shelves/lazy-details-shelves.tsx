import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { DetailsShelvesProps } from './details-shelves';

/** Loaded after the first view of a title's page is painted. */
export const LazyDetailsShelves = lazyOptionalPart<DetailsShelvesProps>(() =>
  import('./details-shelves').then((module) => module.DetailsShelves));
