import type { GenreWithCount } from '#domain/catalogue/genre';
import { GenreTile } from '#ui/design/images/genre-tile.tsx';
import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { filmCountText, seriesCountText } from '#ui/messages/catalogue/catalogue.messages.ts';
import { genreArtTitle } from '#ui/features/shared/genre-art-title.ts';
import { useGenreImages } from './use-genre-images';

/** Returns true for a genre without titles; a genre with unknown counts is not empty. */
const isEmpty = ({ count }: GenreWithCount): boolean =>
  (count.movie ?? 0) + (count.tv ?? 0) === 0 && !(count.movie === null && count.tv === null);

const note = ({ count }: GenreWithCount): string =>
  [count.movie ? filmCountText(count.movie) : null, count.tv ? seriesCountText(count.tv) : null]
    .filter((part) => part !== null)
    .join(' · ');

const genreAddress = ({ slug, movie, count }: GenreWithCount): string =>
  `/genre/${slug}${movie !== null && count.movie === 0 ? '?type=tv' : ''}`;

type Props = {
  readonly genres: ReadonlyArray<GenreWithCount>;
  readonly label: string;
  /** Number of tiles in the first view; their images load eagerly. */
  readonly early?: number;
  /** Shows generated art and only the film count, for small tiles. */
  readonly brief?: boolean;
};

/** Renders genres as tiles with their title counts. */
export const GenreTiles = ({ genres, label, early = 0, brief = false }: Props): React.JSX.Element => {
  const pictureOf = useGenreImages(!brief);
  return (
    <TileGrid label={label}>
      {genres
        .filter((genre) => !isEmpty(genre))
        .map((genre, index) => (
          <GenreTile
            key={genre.slug}
            to={genreAddress(genre)}
            art={genreArtTitle(genre.slug)}
            image={pictureOf(genre.slug)}
            heading={genre.name}
            note={brief && genre.count.movie ? filmCountText(genre.count.movie) : note(genre)}
            early={index < early}
          />
        ))}
    </TileGrid>
  );
};
