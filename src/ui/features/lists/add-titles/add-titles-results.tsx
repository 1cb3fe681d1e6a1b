import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { ADD_TITLES_MESSAGES } from '#ui/messages/lists/add-titles.messages.ts';
import type { TitleSearchState } from './use-title-search';

type Props = {
  readonly search: TitleSearchState;
  /** The typed text without spaces around it. */
  readonly typed: string;
  readonly retry: () => void;
  readonly gridId: string;
  /** Rows of the grid: what was found, or without text what was added. */
  readonly children: ReadonlyArray<React.JSX.Element>;
};

const announced = ({ status, titles }: TitleSearchState, typed: string): string => {
  if (status !== 'found') return '';
  return titles.length === 0 ? ADD_TITLES_MESSAGES.noneStatus(typed) : ADD_TITLES_MESSAGES.found(titles.length);
};

/** Renders the rows of found titles, and in their place what there is to say without any. */
export const AddTitlesResults = ({ search, typed, retry, gridId, children }: Props): React.JSX.Element => {
  const { status, failure } = search;
  const isBlank = status === 'blank';
  const isEmpty = children.length === 0;
  return (
    <div className="found-titles" aria-busy={status === 'searching'}>
      {isBlank && (isEmpty ? <p className="quiet">{ADD_TITLES_MESSAGES.hint}</p> : <h3 className="faint">{ADD_TITLES_MESSAGES.added}</h3>)}
      {!isEmpty && (
        <div id={gridId} role="grid" aria-label={isBlank ? ADD_TITLES_MESSAGES.added : ADD_TITLES_MESSAGES.results}>
          {children}
        </div>
      )}
      {status === 'searching' && isEmpty && (
        <LoadingRegion label={ADD_TITLES_MESSAGES.searching}>
          <LinesSkeleton lines={6} />
        </LoadingRegion>
      )}
      {failure !== null && <FailureNote failure={failure} what={ADD_TITLES_MESSAGES.failedPart} retry={retry} />}
      {status === 'found' && isEmpty && <p className="quiet">{ADD_TITLES_MESSAGES.none(typed)}</p>}
      {(isBlank || (status === 'found' && isEmpty)) && (
        <p>
          <TextLink replace to="/search">
            {ADD_TITLES_MESSAGES.browse}
          </TextLink>
        </p>
      )}
      <LiveRegion message={announced(search, typed)} />
    </div>
  );
};
