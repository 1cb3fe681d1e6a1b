import type { MediaType } from '#domain/catalogue/media-type';
import { GridSkeleton, Loading } from '#ui/design/states/skeletons.tsx';
import { EmptyList } from './empty-list';
import { EndlessTitles } from './endless-titles';
import { endInWords } from './end-words';
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
  const { paging, isStale, results, leftAt } = browsed;
  if (paging.isOpening) {
    return (
      <Loading label={`Loading ${typeNoun(mediaType)}`}>
        <GridSkeleton />
      </Loading>
    );
  }
  if (paging.failure !== null && paging.items.length === 0) return <FailureState failure={paging.failure} retry={paging.retry} />;
  const end = endInWords(paging.items.length, paging.totalResults, (count) => titlesOf(mediaType, count));
  const nothing = <EmptyList browsed={browsed} mediaType={mediaType} />;
  return <EndlessTitles paging={paging} results={results} label={label} end={end} nothing={nothing} leftAt={leftAt} isStale={isStale} />;
};
