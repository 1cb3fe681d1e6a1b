import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { loadingPartText } from '#ui/messages/catalogue/catalogue.messages.ts';
import { DoubleBill } from './double-bill';
import type { ShelfPartProps } from './shelf-plan';
import { QueryResultShelf } from './title-query-shelf';

/** Keeps the room of the two tiles. */
const DoubleBillSkeleton = ({ heading }: { readonly heading: string }): React.JSX.Element => (
  <LoadingRegion label={loadingPartText(heading)}>
    <div className="double-bill" aria-hidden="true">
      <div className="section-head"><SkeletonBar shape="h" wide="11rem" /><span className="line" /></div>
      <div className="tile-grid"><SkeletonBar shape="w" /><SkeletonBar shape="w" /></div>
    </div>
  </LoadingRegion>
);

/** Renders the two titles of a result as a double bill. */
export const DoubleBillShelf = ({ heading, to, result }: ShelfPartProps): React.JSX.Element | null => {
  if (result._tag === 'pending') return <DoubleBillSkeleton heading={heading} />;
  if (result._tag === 'error') return <QueryResultShelf heading={heading} result={result} />;
  return result.value.length === 0 ? null : <DoubleBill heading={heading} to={to} titles={result.value} />;
};
