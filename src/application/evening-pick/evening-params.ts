import * as O from 'fp-ts/Option';
import type { MediaType } from '#domain/catalogue/media-type';
import { itemKey, parseItemKey, type TitleId } from '#domain/catalogue/title-id';
import type { EveningAnswers } from '#domain/evening-pick/evening-filters';
import { isClockTime, minutesUntil } from '#domain/evening-pick/evening';
import { isMood, MAX_MOODS, moodsForType, type Mood } from '#domain/evening-pick/mood';
import type { KeptTitle } from './evening-store';
import { isListSource, type ListSource } from './list-source';

/** The addresses of the question and of its answer. */
export const QUESTION_PATH = '/tonight';
export const PICK_PATH = '/tonight/pick';

/** How long there is: minutes, or until a time of day (`HH:MM`); null for no limit. */
export type TimeLeft = number | string | null;

/** The choice in an address of the evening. */
export type EveningParams = {
  readonly mediaType: MediaType;
  readonly time: TimeLeft;
  /** For each person the moods of which any will do; no moods is any mood. At least one person. */
  readonly people: ReadonlyArray<ReadonlyArray<Mood>>;
  /** Several people answer on this device, one after another; of a pick, they have answered, maybe as one. */
  readonly isTogether: boolean;
  /** Only titles that the member has seen and liked. Visitors’ picks ignore it. */
  readonly isRewatch: boolean;
  /** Lists whose titles come first, see `ListSource`. */
  readonly lists: ReadonlyArray<ListSource>;
  /** The title that is shown; null for the first one. */
  readonly shown: TitleId | null;
};

export const noEveningParams: EveningParams = {
  mediaType: 'movie', time: null, people: [[]], isTogether: false, isRewatch: false, lists: [], shown: null,
};

/** Most people who answer on one device. */
export const MAX_PEOPLE = 4;
const MAX_MINUTES = 600;
/** Minutes until a time of day are rounded down to these steps, so that an address asks the same for some minutes. */
const STEP = 5;

const readTime = (parameters: URLSearchParams): TimeLeft => {
  const until = parameters.get('until') ?? '';
  if (isClockTime(until)) return until;
  const minutes = /^\d{1,3}$/.test(parameters.get('length') ?? '') ? Number(parameters.get('length')) : 0;
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null;
};

/** Parses the address of an evening. Values that are invalid, or that no fact defines for the type, are ignored. */
export const parseEveningParams = (parameters: URLSearchParams): EveningParams => {
  const mediaType = parameters.get('type') === 'tv' ? 'tv' : 'movie';
  const known = moodsForType(mediaType);
  // A single choice can be that of all people, any of whose moods will do.
  const people = parameters.getAll('mood').slice(0, MAX_PEOPLE).map((text, _, { length }) => [...new Set(text.split('.'))].filter(isMood)
    .filter((mood) => known.includes(mood)).slice(0, length === 1 ? MAX_MOODS * MAX_PEOPLE : MAX_MOODS));
  return {
    mediaType, time: readTime(parameters), people: people.length === 0 ? [[]] : people,
    isTogether: people.length > 1 || parameters.get('together') === '1', isRewatch: parameters.get('seen') === '1',
    lists: [...new Set(parameters.getAll('list').filter(isListSource))].slice(0, MAX_PEOPLE),
    shown: O.toNullable(parseItemKey(parameters.get('title') ?? '')),
  };
};

/** Serializes an evening; `parseEveningParams` is the inverse. */
export const serializeEveningParams = ({ mediaType, time, people, isTogether, isRewatch, lists, shown }: EveningParams): string => {
  const parameters = new URLSearchParams();
  if (mediaType === 'tv') parameters.set('type', 'tv');
  if (typeof time === 'number') parameters.set('length', String(time));
  if (typeof time === 'string') parameters.set('until', time);
  if (isRewatch) parameters.set('seen', '1');
  if (isTogether && people.length === 1) parameters.set('together', '1');
  if (people.length > 1 || people[0]?.length !== 0) people.forEach((moods) => parameters.append('mood', moods.join('.')));
  lists.forEach((list) => parameters.append('list', list));
  if (shown !== null) parameters.set('title', itemKey(shown));
  // A colon needs no escape in a query, and an address that is sent is read by people.
  const text = parameters.toString().replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
};

/** How a document was opened. `referrer`: the address of the one before. */
type Opened = { readonly isPick: boolean; readonly referrer: string; readonly origin: string };

/**
 * Returns the parameters of a pick, or of the question with one answer more, with those of the question whose document led there: before
 * the app renders, the prerendered links of `/tonight?length=120` lack what its address says. People together have not answered yet: a mood
 * that is pressed then is that of one person.
 */
export const withAnswersBefore = (own: URLSearchParams, { isPick, referrer, origin }: Opened): URLSearchParams => {
  if (!referrer.startsWith(`${origin}${QUESTION_PATH}?`)) return own;
  const before = parseEveningParams(new URL(referrer).searchParams);
  // A length is that of a film or of an episode.
  const isOtherTime = own.has('length') || (own.has('type') && typeof before.time === 'number');
  const known = {
    ...before, people: [[]], shown: null, isTogether: before.isTogether && !isPick, time: isOtherTime ? null : before.time,
    isRewatch: before.isRewatch && !own.has('together'),
  };
  return new URLSearchParams([...own, ...new URLSearchParams(serializeEveningParams(known))]);
};

/** Returns the answers of an address at a time. @param now ms since 1970. */
export const answersAt = (
  { mediaType, time, people }: Pick<EveningParams, 'mediaType' | 'time' | 'people'>, now: number,
): EveningAnswers => ({
  mediaType, people,
  minutes: typeof time === 'string' ? Math.floor(minutesUntil(time, now) / STEP) * STEP : time,
});

/** Returns the minutes that are left, to the minute; null for no limit. @param now ms since 1970. */
export const minutesLeft = (time: TimeLeft, now: number): number | null => (typeof time === 'string' ? minutesUntil(time, now) : time);

/** Returns whether the time of day until which there was time has passed. @param now ms since 1970. */
export const isTimeOver = ({ time }: Pick<EveningParams, 'time'>, now: number): boolean =>
  typeof time === 'string' && minutesUntil(time, now) === 0;

/** Returns the address of the question, with what is answered already; `addressOfPick` that of the answer. */
export const addressOfQuestion = (params: Partial<EveningParams>): string =>
  `${QUESTION_PATH}${serializeEveningParams({ ...noEveningParams, ...params })}`;
export const addressOfPick = (params: EveningParams): string => `${PICK_PATH}${serializeEveningParams(params)}`;

/** Returns the address that shows a title as it was shown, for the answers of then. */
export const addressOfShown = ({ mediaType, id, answers }: KeptTitle): string =>
  addressOfPick({ ...parseEveningParams(new URLSearchParams(answers ?? '')), mediaType, shown: { mediaType, id } });
