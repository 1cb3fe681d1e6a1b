import type { GenreWithCount } from '#domain/catalogue/genre';
import { GenreTile } from '#ui/design/images/genre-tile.tsx';
import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { genreArt } from '../shared/genre-art';
import { filmCount, seriesCount } from '../shared/title-format';

/** A genre that nothing is in is not shown; one that is not counted is. */
const isEmpty = ({ count }: GenreWithCount): boolean => (count.movie ?? 0) + (count.tv ?? 0) === 0 && !(count.movie === null && count.tv === null);

const note = ({ count }: GenreWithCount): string =>
  [count.movie ? filmCount(count.movie) : null, count.tv ? seriesCount(count.tv) : null].filter((part) => part !== null).join(' · ');

const genreAddress = ({ slug, movie, count }: GenreWithCount): string =>
  `/genre/${slug}${movie !== null && count.movie === 0 ? '?type=tv' : ''}`;

type Props = {
  readonly genres: ReadonlyArray<GenreWithCount>;
  readonly label: string;
  /** How many of them are in the first view. */
  readonly early?: number;
  /** Counts of films only, where the room is small. */
  readonly brief?: boolean;
};

/** Genres as frames, each with how much is in it. */
export const GenreFrames = ({ genres, label, early = 0, brief = false }: Props): React.JSX.Element => (
  <TileGrid label={label}>
    {genres
      .filter((genre) => !isEmpty(genre))
      .map((genre, at) => (
        <GenreTile
          key={genre.slug}
          to={genreAddress(genre)}
          art={genreArt(genre.slug)}
          heading={genre.name}
          note={brief && genre.count.movie ? filmCount(genre.count.movie) : note(genre)}
          early={at < early}
        />
      ))}
  </TileGrid>
);
