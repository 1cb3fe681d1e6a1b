import { Link } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/keys';
import { useService } from '../services';
import { ofList } from './questions';
import { searchAddress } from './search-address';
import { TitleShelf } from './title-shelf';

const OPERATORS: ReadonlyArray<{ readonly example: string; readonly says: string }> = [
  { example: 'heat year:1995', says: 'a word and the year it came out' },
  { example: 'tmdb:603', says: 'the one title with this TMDB number' },
  { example: 'imdb:tt0133093', says: 'the one title with this IMDb number' },
];

/** What one can type, for somebody who has not typed anything yet, and something to look at meanwhile. */
export const SearchHelp = ({ year }: { readonly year: number | null }): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  return (
    <>
      <div className="ask-help">
        <p className="lead">
          {year === null ? (
            'A title, a few letters of it, or somebody’s name. Spelling is forgiven.'
          ) : (
            <>
              A year needs a word beside it. Or see <Link className="link" to={`/movies/popular?from=${year}&to=${year}`}>all films of {year}</Link>.
            </>
          )}
        </p>
        <ul aria-label="For those who know exactly">
          {OPERATORS.map(({ example, says }) => (
            <li key={example}>
              <Link to={searchAddress(example)}>
                <code>{example}</code>
              </Link>
              <span className="quiet">{says}</span>
            </li>
          ))}
        </ul>
      </div>
      <TitleShelf heading="What everybody is watching" question={ofList('movie', 'popular')(catalogue)} to="/movies/popular" early />
    </>
  );
};
