import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import { isDay } from '#domain/history/days';
import { isRating } from '#domain/history/rating';
import { FIRST_VIEWING_DAY } from '#domain/history/viewing';

/** A value that may be null or missing. */
export const maybe = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.NullC, t.UndefinedC]> => t.union([codec, t.null, t.undefined]);

/** A number, which programs that copy the files of a service can write as a text. */
export const writtenNumber = new t.Type<number, number>('number', t.number.is, (input, context) =>
  t.number.validate(typeof input === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(input) ? Number(input) : input, context), t.identity);

/**
 * Decodes an episode that cannot be read as one with a number that no series has: the row says so, and keeps its other episodes. Whether
 * it was watched stays if that can be read.
 */
export const orUnread = <A, O>(codec: t.Type<A, O>): t.Type<A, O> =>
  new t.Type(codec.name, codec.is, (input, context) => {
    const read = codec.validate(input, context);
    if (E.isRight(read)) return read;
    const { is_watched, watched, watched_at }: Record<string, unknown> = t.UnknownRecord.is(input) ? input : {};
    const unread = codec.validate({ is_watched, watched, watched_at, number: -1 }, context);
    return E.isRight(unread) ? unread : codec.validate({ number: -1 }, context);
  }, codec.encode);

/** Days that services and databases write for an unknown day: a time of zero falls on them, in the west and elsewhere. */
const ZERO_DAYS: ReadonlyArray<string> = ['1969-12-31', '1970-01-01', '1900-01-01'];

/** "2024-05-03", and as spreadsheets write it in Asia and Hungary: "2024/5/3", "2024. 5. 3.", "2024年5月3日". */
const YEAR_FIRST = /^\s*(\d{4})(?:[-/]|[.年년]\s*)(\d{1,2})(?:[-/]|[.月월]\s*)(\d{1,2})(?!\d)/;

/**
 * Returns the day at the beginning of a text, `2023-05-02T13:22:44Z` or `2023/5/2`; null for other texts, for a day that stands for
 * "unknown", and for one before 1900.
 */
export const dayOf = (text: string): string | null => {
  const day = YEAR_FIRST.exec(text)?.slice(1).map((part) => part.padStart(2, '0')).join('-') ?? '';
  return isDay(day) && day >= FIRST_VIEWING_DAY && !ZERO_DAYS.includes(day) ? day : null;
};

/** Numbers from here on are ms since 1970, and smaller ones seconds: so many seconds are past the year 5000. */
const FIRST_MS = 100_000_000_000;
/** A number of a time within the years that a date can have. */
const isTime = (ms: number): boolean => Math.abs(ms) <= 8_640_000_000_000_000;

/** Returns the day of a text or of a number of seconds or milliseconds since 1970, in UTC as texts have it; null as `dayOf` does. */
export const dayOfTime = (time: unknown): string | null => {
  if (typeof time !== 'number') return typeof time === 'string' ? dayOf(time) : null;
  const ms = Math.abs(time) < FIRST_MS ? time * 1000 : time;
  return isTime(ms) ? dayOf(new Date(ms).toISOString()) : null;
};

/** States of a series that was not begun, as exporters of TV Time write them. */
export const NOT_BEGUN: ReadonlyArray<string> = ['for_later', 'not_started_yet', 'watch_later'];

/** Returns whether a day is unknown, or before 1970: ratings and titles on lists have no such times. */
export const lacksTime = (day: string | null): boolean => day === null || day < '1970-01-01';

/** Returns the year that a text begins with, "1995", "(1995)"; null without one. */
export const yearIn = (text: string): number | null => {
  const year = Number(/^\s*[([]?(\d{4})(?!\d)/.exec(text)?.[1] ?? NaN);
  return year >= 1870 && year <= 2200 ? year : null;
};

/** Takes the year that some services add to a name, "Heat (1995)", from it, if the row has no other. */
export const withYear = (name: string, year: number | null = null): { readonly name: string; readonly year: number | null } => {
  const [, own = '', text = ''] = /^(.*\S)\s*[([](\d{4})[)\]]$/.exec(name.trim()) ?? [];
  const named = yearIn(text);
  return named === null || (year !== null && year !== named) ? { name, year } : { name: own, year: named };
};

/** Returns a whole number from 0 on; null for other texts. */
export const wholeOf = (text: string): number | null => (/^\s*\d{1,9}(?:\.0+)?\s*$/.test(text) ? Number(text) : null);

/** Returns an IMDb id. Spreadsheets drop the `tt` and the zeros behind it. */
export const imdbIdOf = (text: string): string | null => {
  const digits = /^\s*(?:tt)?(\d{1,10})\s*$/i.exec(text)?.[1];
  return digits === undefined || Number(digits) === 0 ? null : `tt${digits.padStart(7, '0')}`;
};

/** Returns the IMDb id in a text that is one, or a link to its title; null for other texts, such as a bare number. */
export const imdbIdIn = (text: string): string | null => /(?:^\s*|\/title\/)(tt\d{7,10})\b/i.exec(text)?.[1]?.toLowerCase() ?? null;

/** Returns the names of a text such as "Joel Coen, Ethan Coen". */
export const namesIn = (text: string): ReadonlyArray<string> => text.split(/[,;]/).map((name) => name.trim()).filter((name) => name !== '');

/** Returns the number of a title at TMDB or TVDB; null for 0 and other texts. */
export const titleNumberOf = (text: string): number | null => wholeOf(text) || null;

/** "8/10", "4/5", "15/20", "85%". */
const OF_SCALE = /^(\d+(?:[.,]\d+)?)\s*(?:\/\s*(5|10|20|100)|%)$/;
/** "★★★½☆", "⭐⭐⭐", "****½". */
const STARS = /^((?:[★⭐*]\uFE0F?)+)\s*(½?)☆*$/u;

/** Factor of a number: 2 for stars, 0.5 to 5; 1 for 1 to 10; 0.5 for 1 to 20; 0.1 for 1 to 100; 0 for none that can be read. */
export type RatingFactor = 0 | 0.1 | 0.5 | 1 | 2;

const pointsOf = (text: string, factor: RatingFactor): number => {
  const [, part, scale = '100'] = OF_SCALE.exec(text) ?? [];
  if (part !== undefined) return (Number(part.replace(',', '.')) * 10) / Number(scale);
  const [, stars, half] = STARS.exec(text) ?? [];
  if (stars !== undefined) return stars.replaceAll('\uFE0F', '').length * 2 + (half === '' ? 0 : 1);
  return text === '' ? NaN : Number(text.replace(',', '.')) * factor;
};

/**
 * Returns the rating on Marquee's scale.
 * @param factor of a number; a text that says its scale, or draws stars, needs none.
 * @returns null for a text that is no rating.
 */
export const ratingOf = (text: string, factor: RatingFactor): number | null => {
  const rating = Math.round(pointsOf(text.trim(), factor) * 2) / 2;
  return isRating(rating) ? rating : null;
};

/** Texts in a column for ratings that are none: no number of points, and ages for which a film is released. */
const NO_RATING = new RegExp(String.raw`^(?:|0+(?:[.,]0+)?(?:\s*/\s*\d+)?|[-–—?]+|n/?a|none|null|nan|un-?rated|not rated|no rating`
  + String.raw`|g|pg(?:-?1[23])?|r|nc-?17|x|nr|tv-?(?:y7?|g|pg|14|ma)|u|ua|\d\da|\d{1,2}\+|fsk.*|approved|passed)$`, 'i');

/** Returns whether a text in a column for ratings says a rating that cannot be read. @param rating what `ratingOf` returns for it. */
export const isUnreadRating = (text: string, rating: number | null): boolean => rating === null && !NO_RATING.test(text.trim());

/** Returns whether a row names a title at all. */
export const isNamed = ({ name, tmdbId, imdbId, tvdbId, episodeId }: NamedTitle): boolean =>
  name !== '' || tmdbId !== null || imdbId !== null || tvdbId !== null || episodeId !== null;
