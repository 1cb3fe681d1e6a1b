import { foldName } from './fold';
import type { NamedTitle } from './named-title';
import type { Title } from '#domain/catalogue/title';

/** A title with its directors and its length; none, and null, are unknown. */
export type TitleFacts = { readonly title: Title; readonly directors: ReadonlyArray<string>; readonly minutes: number | null };

const isNear = (minutes: number | null, most: number) => (each: TitleFacts): boolean =>
  minutes !== null && each.minutes !== null && Math.abs(each.minutes - minutes) <= most;
/** Two cuts of one film are of nearly one length: others are clearly longer or shorter, by more minutes than these. */
const CLEAR_MINUTES = 10;

/** Of equal titles, those whose directors or length the file has. */
export const judgeByFacts = ({ directors, minutes }: NamedTitle, titles: ReadonlyArray<TitleFacts>): Title | null => {
  const searched = new Set(directors.map(foldName));
  const directed = searched.size === 0 ? titles : titles.filter((each) => each.directors.some((name) => searched.has(foldName(name))));
  const [only, ...others] = directed.length === 1 ? directed : directed.filter(isNear(minutes, 3));
  const isClear = directed.length === 1
    || directed.filter((each) => each.minutes === null || isNear(minutes, CLEAR_MINUTES)(each)).length === 1;
  return only !== undefined && others.length === 0 && isClear ? only.title : null;
};

/** Returns whether two titles have no director in common. Unknown ones say nothing. */
export const haveNoneOf = (directors: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean => {
  const known = new Set(others.map(foldName));
  return directors.length > 0 && known.size > 0 && !directors.some((name) => known.has(foldName(name)));
};

/** Returns whether a film has other directors than the file, or clearly another length. Services count lengths of series in two ways. */
export const contradictsFacts = ({ directors, minutes }: NamedTitle, film: TitleFacts): boolean =>
  film.title.mediaType === 'movie' && (haveNoneOf(directors, film.directors) ||
    (minutes !== null && film.minutes !== null && !isNear(minutes, CLEAR_MINUTES)(film)));
