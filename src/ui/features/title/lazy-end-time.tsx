import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { EndTimeProps } from './details-end-time';

/** Keeps the space of the end time while it loads. */
export const EndTimeSpace = (): React.JSX.Element => <span className="ends" aria-hidden="true" />;

/** Loaded after the first view of a title's page is painted. */
export const LazyEndTime = lazyOptionalPart<EndTimeProps>(
  () => import('./details-end-time').then((module) => module.EndTime), EndTimeSpace,
);
