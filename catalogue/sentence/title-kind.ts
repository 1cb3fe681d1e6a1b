import type { TitleFacts } from '../title-facts';

/** Genres with a noun, by priority. */
const filmNouns: ReadonlyArray<readonly [string, string]> = [
  ['Documentary', 'documentary'],
  ['Western', 'western'],
  ['Thriller', 'thriller'],
  ['Comedy', 'comedy'],
  ['Drama', 'drama'],
  ['Romance', 'romance'],
  ['Mystery', 'mystery'],
  ['Adventure', 'adventure'],
];

/** Genres with an adjective, by priority. */
const filmAdjectives: ReadonlyArray<readonly [string, string]> = [
  ['Horror', 'horror'], ['Romance', 'romantic'], ['Science Fiction', 'science-fiction'],
  ['War', 'war'], ['Crime', 'crime'], ['History', 'historical'],
  ['Fantasy', 'fantasy'], ['Action', 'action'], ['Mystery', 'mystery'], ['Family', 'family'], ['Music', 'music'],
];

const seriesNouns: ReadonlyArray<readonly [string, string]> = [
  ['Talk', 'talk show'],
  ['News', 'news programme'],
  ['Soap', 'soap opera'],
  ['Reality', 'reality series'],
  ['Documentary', 'documentary series'],
  ['Western', 'western series'],
  ['Comedy', 'comedy series'],
  ['Drama', 'drama series'],
  ['Kids', 'children’s series'],
  ['Family', 'family series'],
];

const seriesAdjectives: ReadonlyArray<readonly [string, string]> = [
  ['Crime', 'crime'],
  ['Mystery', 'mystery'],
  ['War & Politics', 'war or political'],
];

const firstOf = (words: ReadonlyArray<readonly [string, string]>, genres: ReadonlyArray<string>, not = ''): string =>
  words.find(([genre, word]) => genres.includes(genre) && genre !== not && word !== not)?.[1] ?? '';

const joined = (...words: ReadonlyArray<string>): string => words.filter((word) => word !== '').join(' ');

const filmKind = (genres: ReadonlyArray<string>): string => {
  const [noun = ['', '']] = filmNouns.filter(([genre]) => genres.includes(genre));
  const documentary = noun[0] === 'Documentary';
  const adjective = documentary ? (genres.includes('Music') ? 'music' : '') : firstOf(filmAdjectives, genres, noun[0]);
  const plainComedy = noun[0] === 'Comedy' && adjective === '' && genres.includes('Drama');
  const medium = genres.includes('TV Movie') ? 'television' : '';
  return joined(
    medium, genres.includes('Animation') ? 'animated' : '', adjective,
    plainComedy ? 'comedy drama' : noun[1] === '' ? 'film' : noun[1],
  );
};

const seriesKind = (genres: ReadonlyArray<string>): string => {
  const noun = firstOf(seriesNouns, genres);
  const adjective = noun === 'drama series' || noun === '' ? firstOf(seriesAdjectives, genres) : '';
  const fantastic = noun === '' && adjective === '' && genres.includes('Sci-Fi & Fantasy') ? 'science-fiction and fantasy' : '';
  const action = noun === '' && adjective === '' && fantastic === '' && genres.includes('Action & Adventure') ? 'action' : '';
  return joined(genres.includes('Animation') ? 'animated' : '', adjective, fantastic, action, noun === '' ? 'series' : noun);
};

/**
 * Returns the kind of a title from its first three genres, and from animation wherever it stands: "romantic comedy", "animated
 * science-fiction adventure", "crime drama series".
 */
export const describeKind = ({ mediaType, genres }: TitleFacts): string => {
  const first = genres.slice(0, 3);
  const medium = genres.filter((genre) => genre === 'Animation' || genre === 'TV Movie');
  return mediaType === 'movie' ? filmKind([...first, ...medium]) : seriesKind([...first, ...medium]);
};
