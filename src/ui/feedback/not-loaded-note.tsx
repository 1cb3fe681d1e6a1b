import { unavailable } from '#domain/shared/failure';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import type { FailedPartProps } from '#ui/shell/errors/lazy-optional-part.tsx';
import { FailureNote } from './failure-note';

/**
 * Creates what stands for a part whose code loads or could not be loaded.
 * @param loading text while it loads. @param what names the part in the button that loads it again.
 */
export const createNotLoadedNote = (loading: string, what: string) => ({ onRetry }: FailedPartProps): React.JSX.Element =>
  onRetry === undefined
    ? <LoadingRegion label={loading}><LinesSkeleton lines={2} /></LoadingRegion>
    : <FailureNote failure={unavailable(null, '')} what={what} retry={onRetry} />;
