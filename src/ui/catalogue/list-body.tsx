import { isUnfiltered, noFilters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { GridSkeleton, Loading } from '#ui/design/states/skeletons.tsx';
import { State } from '#ui/design/states/state.tsx';
import { EndlessTitles } from './endless-titles';
import { FailureState } from '../states/failure-state';
import { typeNoun } from './list-words';
import { titlesOf } from './title-words';
import type { Browsed } from './use-browsed';

type Props = {
  readonly browsed: Browsed;
  readonly mediaType: MediaType;
  /** What the posters are: "Top rated films". */
  readonly label: string;
};

/** The results of a list page in whatever state they are. */
export const ListBody = ({ browsed, mediaType, label }: Props): React.JSX.Element => {
  const { paging, browsing, change, isStale, results, leftAt } = browsed;
  if (paging.isOpening) {
    return (
      <Loading label={`Loading ${typeNoun(mediaType)}`}>
        <GridSkeleton />
      </Loading>
    );
  }
  if (paging.failure !== null && paging.items.length === 0) return <FailureState failure={paging.failure} retry={paging.retry} />;
  if (paging.items.length > 0) {
    const end = `That is all: ${titlesOf(mediaType, paging.totalResults)}.`;
    return <EndlessTitles paging={paging} results={results} label={label} end={end} leftAt={leftAt} isStale={isStale} />;
  }
  return isUnfiltered(browsing.filters) ? (
    <State board={['Dark /house']} actions={<ButtonLink kind="go" to="/genre">Browse by genre</ButtonLink>}>
      There is nothing on this list right now. Every genre has something on.
    </State>
  ) : (
    <State
      board={['Empty /seats']}
      actions={
        <Button kind="go" onClick={() => change({ ...browsing, filters: noFilters })}>
          Clear all filters
        </Button>
      }
    >
      No {mediaType === 'movie' ? 'film' : 'series'} fits all of these filters. Take one away, or start again.
    </State>
  );
};
