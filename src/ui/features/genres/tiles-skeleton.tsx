import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { Loading, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { BROWSE_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';

/** Renders the skeleton of a grid of genre tiles. */
export const TilesSkeleton = ({ frames }: { readonly frames: number }): React.JSX.Element => (
  <Loading label={BROWSE_MESSAGES.loadingGenres}>
    <TileGrid>
      {Array.from({ length: frames }, (_, index) => (
        <SkeletonBar key={index} shape="w" />
      ))}
    </TileGrid>
  </Loading>
);
