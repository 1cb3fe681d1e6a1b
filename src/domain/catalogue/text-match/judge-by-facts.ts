import { foldName } from './fold';
import type { NamedTitle } from './named-title';
import type { Title } from '#domain/catalogue/title';

/** Of equal titles, those whose directors or length the file has. @param known directors and minutes by title. */
export const judgeByFacts = (
  { directors, minutes }: NamedTitle,
  titles: ReadonlyArray<{ readonly title: Title; readonly directors: ReadonlyArray<string>; readonly minutes: number | null }>,
): Title | null => {
  const searched = new Set(directors.map(foldName));
  const directed = searched.size === 0 ? titles : titles.filter((each) => each.directors.some((name) => searched.has(foldName(name))));
  const isNear =
    (most: number) =>
    (each: { readonly minutes: number | null }): boolean =>
      minutes !== null && each.minutes !== null && Math.abs(each.minutes - minutes) <= most;
  const [only, ...others] = directed.length === 1 ? directed : directed.filter(isNear(3));
  // Two cuts of one film are of nearly one length: the others have to be clearly longer or shorter.
  const isClear = directed.length === 1 || directed.filter((each) => each.minutes === null || isNear(10)(each)).length === 1;
  return only !== undefined && others.length === 0 && isClear ? only.title : null;
};
