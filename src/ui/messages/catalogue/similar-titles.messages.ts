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
const SERIES_ADJECTIVES: Names = [['Animation', 'animated'], ['Crime', 'crime'], ['Mystery', 'mystery'],
  ['War & Politics', 'war or political'], ['Sci-Fi & Fantasy', 'science fiction and fantasy']];

/** A heading, and the genres that every title under it has. */
type SimilarTitlesHeading = { readonly heading: string; readonly genres: ReadonlyArray<string> };

const headingOf = (kinds: Names, ...general: ReadonlyArray<string>): SimilarTitlesHeading => ({
  heading: ['More', ...kinds.map(([, name]) => name), ...general].join(' '),
  genres: kinds.map(([genre]) => genre),
});

/** Returns headings for titles like a title by its kind, the most specific first: "More crime dramas", "More dramas", "Similar films". */
export const similarTitlesHeadings = ({ mediaType, genres }: {
  readonly mediaType: MediaType;
  readonly genres: ReadonlyArray<string>;
}): ReadonlyArray<SimilarTitlesHeading> => {
  const [nouns, adjectives, general] = mediaType === 'movie' ? [FILM_NOUNS, FILM_ADJECTIVES, 'films']
    : [SERIES_NOUNS, SERIES_ADJECTIVES, 'series'];
  const noun = nouns.find(([genre]) => genres.includes(genre));
  const adjective = adjectives.find(([genre]) => genre !== noun?.[0] && genres.includes(genre));
  return [
    ...(noun === undefined || adjective === undefined ? [] : [headingOf([adjective, noun])]),
    ...(noun === undefined ? [] : [headingOf([noun])]),
    ...(adjective === undefined ? [] : [headingOf([adjective], general)]),
    { heading: `Similar ${general}`, genres: [] },
  ];
};

/** Returns the kinds of a title, the most specific first and "films" or "series" last, with the genres that all titles of a kind have. */
export const kindsOfTitle = (title: Parameters<typeof similarTitlesHeadings>[0]) =>
  similarTitlesHeadings(title).map(({ heading, genres }) => ({ name: heading.replace(/^\w+ /, ''), genres }));
