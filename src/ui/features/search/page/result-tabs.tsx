import { LinkTabs } from '#ui/design/page/link-tabs.tsx';
import { RESULT_TAB_NAMES, SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { RESULT_TABS, searchAddress, type SearchTab } from '#ui/features/shared/search-address.ts';
import type { ResultCounts } from './use-search';

type Props = { readonly text: string; readonly open: SearchTab; readonly counts: ResultCounts };

/** Renders the tabs of a search: all kinds together, and each kind that has or may have results. */
export const ResultTabs = ({ text, open, counts }: Props): React.JSX.Element => (
  <LinkTabs
    label={SEARCH_MESSAGES.tabs}
    tabs={[
      { to: searchAddress(text, 'all'), label: SEARCH_MESSAGES.all, current: open === 'all' },
      ...RESULT_TABS.filter((each) => each === open || counts[each] !== 0).map((each) => {
        const count = counts[each];
        return { to: searchAddress(text, each), label: RESULT_TAB_NAMES[each], current: each === open, ...(count !== null && { count }) };
      }),
    ]}
  />
);
