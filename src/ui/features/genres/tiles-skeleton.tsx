import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { Loading, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';

/** The shape of a grid of frames. */
export const FramesSkeleton = ({ frames }: { readonly frames: number }): React.JSX.Element => (
  <Loading label="Loading the genres">
    <TileGrid>
      {Array.from({ length: frames }, (_, at) => (
        <SkeletonBar key={at} shape="w" />
      ))}
    </TileGrid>
  </Loading>
);
