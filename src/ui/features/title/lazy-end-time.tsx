import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { EndTimeProps } from '#ui/features/shared/end-time.tsx';

/** Keeps the space of the end time while it loads. */
export const EndTimeSpace = (): React.JSX.Element => <span className="ends" aria-hidden="true" />;

/** Loaded after the first view of a title's page is painted. */
export const LazyEndTime = lazyOptionalPart<EndTimeProps>(
  () => import('#ui/features/shared/end-time.tsx').then((module) => module.EndTime), EndTimeSpace,
);
