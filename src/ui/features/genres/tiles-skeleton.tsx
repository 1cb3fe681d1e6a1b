import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { Loading, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';

/** Renders the skeleton of a grid of genre tiles. */
export const TilesSkeleton = ({ frames }: { readonly frames: number }): React.JSX.Element => (
  <Loading label="Loading the genres">
    <TileGrid>
      {Array.from({ length: frames }, (_, index) => (
        <SkeletonBar key={index} shape="w" />
      ))}
    </TileGrid>
  </Loading>
);
