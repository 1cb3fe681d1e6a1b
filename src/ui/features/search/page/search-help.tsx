import { Link } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { useService } from '#ui/services.tsx';
import { OPERATORS } from '#ui/messages/search.messages.ts';
import { listQuery } from '../../shared/catalogue-queries';
import { searchAddress } from '../../shared/search-address';
import { TitleShelf } from '../../shared/title-shelf';

/** Renders the search operators and a shelf of popular films, while the search is blank. */
export const SearchHelp = ({ year }: { readonly year: number | null }): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  return (
    <>
      <div className="ask-help">
        <p className="lead">
          {year === null ? (
            'A title, a few letters of it, or somebody’s name.'
          ) : (
            <>
              A year needs a word beside it. Or see <Link className="link" to={`/movies/popular?from=${year}&to=${year}`}>all films of {year}</Link>.
            </>
          )}
        </p>
        <ul aria-label="For those who know exactly">
          {OPERATORS.map(({ query, meaning }) => (
            <li key={query}>
              <Link to={searchAddress(query)}>
                <code>{query}</code>
              </Link>
              <span className="quiet">{meaning}</span>
            </li>
          ))}
        </ul>
      </div>
      <TitleShelf heading="What everybody is watching" question={listQuery('movie', 'popular')(catalogue)} to="/movies/popular" early />
    </>
  );
};
