import type { MediaType } from '#domain/catalogue/media-type';
import { toGenreCodes } from '#adapters/embedded-catalogue/files/genre-codes';
import { IndexFile, type TitleColumns } from '#adapters/embedded-catalogue/files/index-file';
import type { Facts } from '../load-facts';
import type { TitleFacts } from '../title-facts';

/** Returns the date as `MMDD` if it is in the title's year, else as `YYYYMMDD`. */
const dayNumber = ({ date, year }: TitleFacts): number | null => {
  if (date === null) return null;
  const digits = date.replaceAll('-', '');
  return Number(date.startsWith(`${year}-`) ? digits.slice(4) : digits);
};

const tenths = (value: number): number => Math.round(value * 10);

const columns = (mediaType: MediaType, all: ReadonlyArray<TitleFacts>): TitleColumns => ({
  id: all.map(({ id }) => id),
  title: all.map(({ title }) => title),
  originalTitle: all.map(({ originalTitle }) => originalTitle),
  year: all.map(({ year }) => year),
  date: all.map(dayNumber),
  genres: all.map(({ genres }) => toGenreCodes(mediaType, genres)),
  vote: all.map(({ vote }) => (vote === null ? null : tenths(vote))),
  votes: all.map(({ votes }) => votes),
  popularity: all.map(({ score }, at) => (at === 0 ? 1000 : tenths(all[at - 1]?.score ?? 0)) - tenths(score)),
  language: all.map(({ originalLanguage }) => originalLanguage),
  countries: all.map(({ countries }) => countries),
  certification: all.map(({ certification }) => certification),
  runtime: all.map(({ runtime, episodeRuntime }) => runtime ?? episodeRuntime),
  seasons: all.map(({ seasonCount }) => seasonCount),
  lastAirDateThen: all.map(({ lastAirDateThen }) => lastAirDateThen),
});

/** Returns the content of `index.json`. */
export const buildIndex = ({ movies, series }: Facts): unknown =>
  IndexFile.encode({ movie: columns('movie', movies), tv: columns('tv', series) });
