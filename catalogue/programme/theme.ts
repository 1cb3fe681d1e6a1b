import type { TitleFacts } from '../title-facts';

type Predicate = (title: TitleFacts) => boolean;

/** A shelf of the programme. The name says what the predicate checks, so that it is true of every title. */
export type Theme = {
  readonly name: string;
  readonly fits: Predicate;
  /** First and last day of the year (`MM-DD`) between which it is shown; without it, on any day. */
  readonly season?: readonly [from: string, to: string];
};

const all = (...predicates: ReadonlyArray<Predicate>): Predicate => (title) => predicates.every((fits) => fits(title));

export const theme = (name: string, ...predicates: ReadonlyArray<Predicate>): Theme => ({ name, fits: all(...predicates) });
export const inSeason = (season: NonNullable<Theme['season']>, each: Theme): Theme => ({ ...each, season });

export const film: Predicate = ({ mediaType }) => mediaType === 'movie';
export const series: Predicate = ({ mediaType }) => mediaType === 'tv';
/** Has all of the genres. */
export const genre = (...names: ReadonlyArray<string>): Predicate => ({ genres }) => names.every((name) => genres.includes(name));
/** Has at least one of the keywords. */
export const keyword = (...words: ReadonlyArray<string>): Predicate => ({ keywords }) => words.some((word) => keywords.includes(word));
export const years = (from: number, to: number): Predicate => ({ year }) => year >= from && year <= to;
export const language = (...codes: ReadonlyArray<string>): Predicate => ({ originalLanguage }) =>
  originalLanguage !== null && codes.includes(originalLanguage);
export const country = (code: string): Predicate => ({ countries }) => countries.includes(code);
export const directedBy = (...names: ReadonlyArray<string>): Predicate => ({ directors }) => names.some((name) => directors.includes(name));
export const oneDirector: Predicate = ({ directors }) => directors.length === 1;
export const withActor = (name: string): Predicate => ({ cast }) => cast.some((member) => member.name === name);
/** Length in minutes: of a film, or of an episode. */
export const lasts = (from: number, to: number): Predicate => ({ runtime, episodeRuntime }) => {
  const minutes = runtime ?? episodeRuntime;
  return minutes !== null && minutes >= from && minutes <= to;
};
export const rated = (from: number): Predicate => ({ vote }) => vote !== null && vote >= from;
