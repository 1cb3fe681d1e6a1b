import { isUnfiltered, noFilters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { moveFocusTo } from '../../feedback/move-focus-to';
import { titleCount } from '../shared/title-format';
import type { FilteredList } from './use-filtered-list';

type Props = { readonly browsed: FilteredList; readonly mediaType: MediaType };

const noun = (mediaType: MediaType): string => (mediaType === 'movie' ? 'film' : 'series');

/** Renders the message for a list without titles, so far or at its end, with the actions to get titles. */
export const EmptyList = ({ browsed, mediaType }: Props): React.JSX.Element => {
  const { paging, params, renderedFilters, change } = browsed;
  const first = titleCount(mediaType, paging.searchedCount);
  if (isUnfiltered(renderedFilters)) {
    return (
      <StatePanel board={['Dark /house']} actions={<ButtonLink kind="go" to="/genre">Browse by genre</ButtonLink>}>
        {paging.hasMore ? `None of the first ${first} can be shown.` : 'There is nothing on this list right now. Every genre has something on.'}
      </StatePanel>
    );
  }
  const clear = (
    <Button ref={moveFocusTo} kind="go" onClick={() => change({ ...params, filters: noFilters })}>
      Clear all filters
    </Button>
  );
  return (
    <StatePanel board={['Empty /seats']} actions={clear}>
      {paging.hasMore ? (
        <span role="status">None of the first {first} fits all of these filters. Look further down the list, or take one away.</span>
      ) : (
        `No ${noun(mediaType)} fits all of these filters. Take one away, or start again.`
      )}
    </StatePanel>
  );
};
