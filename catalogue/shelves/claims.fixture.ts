import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import { GENRES } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';

type Claim = (entry: CatalogueEntry) => boolean;

const all = (...claims: ReadonlyArray<Claim>): Claim => (entry) => claims.every((claim) => claim(entry));
const film: Claim = ({ mediaType }) => mediaType === 'movie';
const series: Claim = ({ mediaType }) => mediaType === 'tv';
const years = (from: number, to: number): Claim => ({ year }) => year >= from && year <= to;
const genre = (...names: ReadonlyArray<string>): Claim => ({ genres }) => names.every((name) => genres.includes(name));
const isRated: Claim = ({ averageVote: vote }) => vote !== null;
const released = (from: string, to: string): Claim => ({ date }) => date !== null && date >= from && date <= to;
const aired = (from: string, to: string): Claim => ({ lastAirDateThen: day }) => day !== null && day >= from && day <= to;

/** A film is in cinemas for about two months. */
const IN_CINEMAS: Claim = all(film, released('2025-08-15', '2025-10-31'));
const ON_THE_AIR: Claim = all(series, aired('2019-05-01', '2019-05-31'));

/** The claim of each heading, in facts. Popularity is the order of the catalogue itself: each film is somewhere in it. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  Popular: () => true,
  'Popular films': film,
  'Popular series': series,
  'Top rated': isRated,
  'Top rated films': all(film, isRated),
  'Top rated series': all(series, isRated),
  'Crime films of the 1940s and 1950s': all(film, genre('Crime'), years(1940, 1959)),
  'Animated family films': all(film, genre('Animation', 'Family')),
  'Films of the 1970s': all(film, years(1970, 1979)),
  'Films of the 2020s': all(film, years(2020, 2029)),
  'Series of the 2020s': all(series, years(2020, 2029)),
  'Comedy series': all(series, genre('Comedy')),
  'Crime series': all(series, genre('Crime')),
  'Science fiction and fantasy series': all(series, genre('Sci-Fi & Fantasy')),
  'Films in cinemas in October 2025': IN_CINEMAS,
  'Films of November 2025 and later': all(film, released('2025-11-01', '9999')),
  'Series on the air in May 2019': ON_THE_AIR,
  'Series aired on 19 May 2019': all(series, aired('2019-05-19', '2019-05-19')),
  'Films with “lost” in the title': ({ title }) => /\blost\b/i.test(title),
};

/** Returns the claim of "Drama films" and of "More drama films". A genre of series that is two in one has to be named in full. */
const genreClaim = (heading: string): Claim | null => {
  const [, name = '', things = ''] = /^(?:More )?(.+) (films|series)$/.exec(heading) ?? [];
  const mediaType: MediaType = things === 'films' ? 'movie' : 'tv';
  const named = GENRES.map((each) => each[mediaType]).find((each) => each?.name.toLowerCase() === name.toLowerCase());
  return named == null ? null : all(mediaType === 'movie' ? film : series, genre(named.name));
};

/** Returns the claim of "Top rated films of the 1970s". */
const decadeClaim = (heading: string): Claim | null => {
  const from = Number(/^Top rated films of the (\d{3}0)s$/.exec(heading)?.[1]);
  return Number.isNaN(from) ? null : all(film, isRated, years(from, from + 9));
};

/** Returns what a heading claims of a title; null for a heading without a claim. */
export const claimOf = (heading: string): Claim | null => CLAIMS[heading] ?? decadeClaim(heading) ?? genreClaim(heading);
