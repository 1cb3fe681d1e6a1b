import { isDay } from './days';
import type { StoredTitle } from '#domain/lists/stored-title';
import { compareViewingsOfTitle, createViewing, type Viewing } from './viewing';

/** A viewing as the title's state holds it: all but the title. */
export type ViewingMark = Omit<Viewing, 'item' | 'decade'>;

const pattern =
  /^([A-Za-z0-9_-]{1,64})\.((?:\d{4}-\d{2}-\d{2})?)\.(-?\d{0,15})\.(\d{0,5})\.(\d{0,6})\.(\d{0,6})\.(\d{0,6})(?:\.(\d{1,5}:[0-9:;+-]{1,994}))?(?:\.r([1-9]|1\d|20))?$/;
const numberOrNull = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));

/**
 * Returns a viewing as text. Title states hold viewings as a set of texts, so that two devices can add and remove at the same time
 * without reading: Firestore's array union and removal keep both changes. Episodes, and the rating in halves (`r17` is 8.5), stand only in
 * the marks that have some, so that marks of former versions stay equal. `firestore.rules` has the same pattern.
 */
export const toMark = ({ entryId, day, watchedAt, season, episode, episodeCount, minutes, episodes, rating }: ViewingMark): string =>
  [
    entryId, day, watchedAt, season, episode, episodeCount, minutes, ...(episodes === null ? [] : [episodes]),
    ...(rating === null ? [] : [`r${rating * 2}`]),
  ]
    .map((value) => value ?? '')
    .join('.');

/** Reads a text of a title state; null if it is malformed. */
export const parseMark = (mark: string): ViewingMark | null => {
  const [, entryId, day, watchedAt, season, episode, episodeCount, minutes, episodes, halves] = pattern.exec(mark) ?? [];
  if (entryId === undefined || (day !== undefined && day !== '' && !isDay(day))) return null;
  return {
    entryId,
    day: day === undefined || day === '' ? null : day,
    watchedAt: numberOrNull(watchedAt),
    season: numberOrNull(season),
    episode: numberOrNull(episode),
    episodeCount: numberOrNull(episodeCount),
    minutes: numberOrNull(minutes),
    episodes: episodes ?? null,
    rating: halves === undefined ? null : Number(halves) / 2,
  };
};

/** Returns all well-formed marks, last viewing first; those of an unknown day stand last, episodes of the same time by their numbers. */
export const parseMarks = (marks: ReadonlyArray<string>): ReadonlyArray<ViewingMark> =>
  marks
    .flatMap((mark) => parseMark(mark) ?? [])
    .sort((one, other) => compareViewingsOfTitle(one, other) || (one.entryId < other.entryId ? 1 : -1));

/** Returns the stored viewing that a mark stands for. */
export const viewingOfMark = (item: StoredTitle, mark: ViewingMark): Viewing =>
  createViewing(mark.entryId, item, mark, mark, mark.rating);
