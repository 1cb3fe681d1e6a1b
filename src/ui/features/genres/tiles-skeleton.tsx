import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { GENRE_MESSAGES } from '#ui/messages/catalogue/catalogue.messages.ts';

/** Renders the skeleton of a grid of genre tiles. */
export const TilesSkeleton = ({ frames }: { readonly frames: number }): React.JSX.Element => (
  <LoadingRegion label={GENRE_MESSAGES.loading}>
    <TileGrid>
      {Array.from({ length: frames }, (_, index) => (
        <SkeletonBar key={index} shape="w" />
      ))}
    </TileGrid>
  </LoadingRegion>
);
