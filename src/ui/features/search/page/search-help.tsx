import { Link } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { LinkedText } from '#ui/features/shared/linked-text.tsx';
import { useService } from '#ui/services.tsx';
import { SEARCH_MESSAGES, SEARCH_TIPS } from '#ui/messages/catalogue/search.messages.ts';
import { catalogueListQuery } from '#ui/features/shared/catalogue-queries.ts';
import { searchAddress } from '#ui/features/shared/search-address.ts';
import { TitleQueryShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';

/** Renders examples of searches and a shelf of top rated films, while the search is blank. */
export const SearchHelp = ({ year }: { readonly year: number | null }): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  return (
    <>
      <div className="search-help">
        <p className="lead">
          {year === null ? SEARCH_MESSAGES.lead : <LinkedText>{SEARCH_MESSAGES.yearOnly(year)}</LinkedText>}
        </p>
        <ul aria-label={SEARCH_MESSAGES.tips}>
          {SEARCH_TIPS.map(({ query, meaning }) => (
            <li key={query}>
              <Link to={searchAddress(query)}>
                <code>{query}</code>
              </Link>
              <span className="quiet">{meaning}</span>
            </li>
          ))}
        </ul>
      </div>
      <TitleQueryShelf
        heading={SEARCH_MESSAGES.topFilms}
        question={catalogueListQuery('movie', 'top-rated')(catalogue)}
        to="/movies/top-rated"
        early
      />
    </>
  );
};
