import { HeroSkeleton, LinesSkeleton, LoadingRegion, ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { LOADING_PAGE_TEXT } from '#ui/messages/shell.messages.ts';

type Props = {
  /** True if the page begins with a hero. */
  readonly hero: boolean;
  /** Number of shelves below the hero. */
  readonly shelves?: number;
};

/** Renders the placeholder of a page whose code or session is loading, as high as the window. */
export const PageSkeleton = ({ hero, shelves = 0 }: Props): React.JSX.Element => (
  <LoadingRegion label={LOADING_PAGE_TEXT}>
    <div className="page-wait">
      {hero ? (
        <HeroSkeleton />
      ) : (
        <div className="page-lines">
          <LinesSkeleton />
        </div>
      )}
      {Array.from({ length: shelves }, (_, index) => (
        <ShelfSkeleton key={index} />
      ))}
    </div>
  </LoadingRegion>
);
