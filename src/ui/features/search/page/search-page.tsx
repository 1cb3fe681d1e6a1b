import { useSearchParams } from 'react-router-dom';
import { isBlankSearch, parseSearch } from '#domain/catalogue/search-query';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { parseSearchParams } from '#ui/features/shared/search-address.ts';
import type { OpenSharedProps } from './open-shared';
import { SearchPageField } from './search-page-field';
import { sharedText } from './shared-parameters';
import { SearchHelp } from './search-help';
import { SearchResults } from './search-results';
import './search-page.css';

const OpenShared = lazyOptionalPart<OpenSharedProps>(() => import('./open-shared').then((module) => module.OpenShared));

/** Renders `/search?query=casablanca`: films, series and people that match a text. Opens the title that another app has shared. */
export const SearchPage = (): React.JSX.Element => {
  const [parameters] = useSearchParams();
  const { text, tab } = parseSearchParams(parameters);
  const query = parseSearch(text);
  const shared = sharedText(parameters);
  const heading = text === '' ? SEARCH_MESSAGES.title : SEARCH_MESSAGES.results(text);
  return (
    <div className="search-page">
      <DocumentHead title={heading} description={SEARCH_MESSAGES.description} noIndex />
      <div className="search-head">
        <h1 className="sr">{heading}</h1>
        <SearchPageField text={text} tab={tab} />
      </div>
      {shared !== null ? (
        <OpenShared shared={shared} />
      ) : isBlankSearch(query) ? (
        <SearchHelp year={query.year} />
      ) : (
        <SearchResults text={text} query={query} tab={tab} />
      )}
    </div>
  );
};
