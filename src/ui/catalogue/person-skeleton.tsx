import { LinesSkeleton, ShelfSkeleton, SkeletonBar } from '#ui/design/states/skeletons.tsx';

/** The shape of a person's page. */
export const PersonSkeleton = (): React.JSX.Element => (
  <div className="person-wait">
    <header className="person">
      <div>
        <h1 className="poster p-xl">
          <span className="sr">Looking them up</span>
          <span className="sk name" aria-hidden="true" />
        </h1>
        <p className="person-facts">
          <SkeletonBar wide="17rem" />
        </p>
      </div>
    </header>
    <ShelfSkeleton />
    <div className="filmography">
      <LinesSkeleton lines={8} />
    </div>
  </div>
);
