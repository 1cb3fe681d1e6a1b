import type { MediaType } from '#domain/catalogue/media-type';

type Names = ReadonlyArray<readonly [genre: string, name: string]>;
/** Genres whose films have a name of their own, the most specific first. */
const FILM_NOUNS: Names = [
  ['Documentary', 'documentaries'], ['Western', 'westerns'], ['Thriller', 'thrillers'], ['Comedy', 'comedies'], ['Drama', 'dramas'],
  ['Romance', 'romances'], ['Mystery', 'mysteries'], ['Adventure', 'adventures'],
];
const FILM_ADJECTIVES: Names = [
  ['Animation', 'animated'], ['Horror', 'horror'], ['Romance', 'romantic'], ['Science Fiction', 'science fiction'], ['War', 'war'],
    ['Crime', 'crime'],
  ['History', 'historical'], ['Fantasy', 'fantasy'], ['Action', 'action'], ['Mystery', 'mystery'], ['Family', 'family'], ['Music', 'music'],
];
const SERIES_NOUNS: Names = [
  ['Talk', 'talk shows'], ['News', 'news programmes'], ['Soap', 'soap operas'], ['Reality', 'reality series'],
    ['Documentary', 'documentary series'],
  ['Western', 'western series'], ['Comedy', 'comedy series'], ['Drama', 'dramas'], ['Kids', 'children’s series'],
    ['Family', 'family series'],
];
const SERIES_ADJECTIVES: Names = [['Animation', 'animated'], ['Crime', 'crime'], ['Mystery', 'mystery'], ['War & Politics', 'political'],
  ['Sci-Fi & Fantasy', 'science fiction and fantasy']];

const nameIn = (names: Names, genres: ReadonlyArray<string>, except = ''): string | undefined =>
  names.find(([genre]) => genre !== except && genres.includes(genre))?.[1];

/** Returns the heading for similar titles by the kind of a title: "More crime dramas". */
export const similarTitlesHeading = ({ mediaType,
  genres }: { readonly mediaType: MediaType; readonly genres: ReadonlyArray<string> }): string => {
  const [nouns, adjectives, general] = mediaType === 'movie' ? [FILM_NOUNS, FILM_ADJECTIVES, 'films']
    : [SERIES_NOUNS, SERIES_ADJECTIVES, 'series'];
  const [ownGenre = '', noun = general] = nouns.find(([genre]) => genres.includes(genre)) ?? [];
  const adjective = nameIn(adjectives, genres, ownGenre);
  return adjective === undefined ? `More ${noun}` : `More ${adjective} ${noun}`;
};
