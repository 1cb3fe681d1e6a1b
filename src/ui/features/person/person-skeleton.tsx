import { LinesSkeleton, NameSkeleton, ShelfSkeleton, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { PERSON_MESSAGES } from '#ui/messages/catalogue/person.messages.ts';

/** Renders the skeleton of a person's page. */
export const PersonSkeleton = (): React.JSX.Element => (
  <div className="person-wait">
    <header className="person">
      <div>
        <NameSkeleton>{PERSON_MESSAGES.loading}</NameSkeleton>
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
