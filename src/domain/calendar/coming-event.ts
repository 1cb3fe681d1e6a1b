import { releaseDay } from './release-day';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import type { StoredTitle } from '#domain/lists/stored-title';

/**
 * The subject of an event: the release of a film in a country (ISO 3166-1), or the first one in any country if that is null; an episode; or
 * a season of which only the first day is known.
 */
export type EventPart =
  | { readonly kind: 'release'; readonly country: string | null }
  | { readonly kind: 'season'; readonly season: number }
  | { readonly kind: 'episode'; readonly season: number; readonly episode: number; readonly name: string };

/** An event of a title. `day` is `YYYY-MM-DD` in the catalogue's words, in no time zone. */
export type ComingEvent = { readonly title: StoredTitle; readonly day: string; readonly part: EventPart };

/**
 * The day on which a calendar begins, `YYYY-MM-DD`, and the country that the member has chosen in the settings (ISO 3166-1); null if none
 * is chosen.
 */
export type CalendarPlace = { readonly today: string; readonly region: string | null };

/** The part of a title's details that a calendar needs. */
export type ComingDetails = Pick<TitleDetails, 'date' | 'releaseDays' | 'series'>;

/** Returns the key of an event, which stays the same when its day or its name changes: `tv-1396-s5e3`. */
export const eventKey = ({ title: { itemKey }, part }: Pick<ComingEvent, 'title' | 'part'>): string =>
  part.kind === 'release' ? itemKey : `${itemKey}-s${part.season}${part.kind === 'episode' ? `e${part.episode}` : ''}`;

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const placeOf = ({ part }: ComingEvent): number =>
  part.kind === 'release' ? 0 : part.season * 10_000 + (part.kind === 'episode' ? part.episode : 0);

/** Compares two events: by day, then by name of the title, then by episode. */
export const compareEvents = (one: ComingEvent, other: ComingEvent): number =>
  compareTexts(one.day, other.day) ||
  compareTexts(one.title.title, other.title.title) ||
  compareTexts(one.title.itemKey, other.title.itemKey) ||
  placeOf(one) - placeOf(other);

type SeriesDates = Pick<TitleDetails, 'series'>;

/** Most seasons of one series that are read: the present one, the next one and one more that is announced. */
const MAX_SEASONS = 3;

/**
 * Returns the numbers of the seasons whose episodes may come on a day from `today` on, first to last, at most three: that of the next
 * episode, those that begin later, and the last one begun if its last episode is not before today or a special comes before its next one.
 * Specials are left out.
 */
export const seasonsToRead = ({ series }: SeriesDates, today: string): ReadonlyArray<number> => {
  if (series === null) return [];
  const { nextEpisode, lastAirDate } = series;
  const regular = series.seasons.filter(({ number }) => number > 0);
  const begun = regular.filter(({ date }) => date !== null && date <= today).map(({ number }) => number);
  const numbers = [
    ...(nextEpisode === null || nextEpisode.season === 0 ? [] : [nextEpisode.season]),
    ...(begun.length > 0 && (nextEpisode?.season === 0 || (lastAirDate !== null && lastAirDate >= today)) ? [Math.max(...begun)] : []),
    ...regular.filter(({ date }) => date !== null && date > today).map(({ number }) => number),
  ];
  return [...new Set(numbers)].sort((one, other) => one - other).slice(0, MAX_SEASONS);
};

/** Returns the release of a film, on its day in the region if that is known. */
const comingRelease = (
  title: StoredTitle, details: ComingDetails, { today, region }: CalendarPlace,
): ReadonlyArray<ComingEvent> => {
  const day = releaseDay(details, region);
  const country = region !== null && details.releaseDays?.[region] !== undefined ? region : null;
  return day !== null && day >= today ? [{ title, day, part: { kind: 'release', country } }] : [];
};

/**
 * Returns what comes of a title from `today` on, first to last: the release of a film; the episodes of a series with a day, and the first
 * day of a season whose episodes have none.
 * @param seasons the loaded seasons, see `seasonsToRead`.
 */
export const comingEvents = (
  title: StoredTitle,
  details: ComingDetails,
  seasons: ReadonlyArray<Season>,
  place: CalendarPlace,
): ReadonlyArray<ComingEvent> => {
  if (title.mediaType === 'movie') return comingRelease(title, details, place);
  const [{ series }, { today }] = [details, place];
  if (series === null) return [];
  const next = series.nextEpisode;
  const loaded = seasons.flatMap(({ episodes }) => episodes);
  const isLoaded = loaded.some(({ season, number }) => season === next?.season && number === next.number);
  const events = [...loaded, ...(next === null || isLoaded ? [] : [next])].flatMap(({ season, number, name, date: day }): ComingEvent[] =>
    day !== null && day >= today && season > 0 ? [{ title, day, part: { kind: 'episode', season, episode: number, name } }] : [],
  );
  const dated = new Set(events.map(({ part }) => (part.kind === 'release' ? 0 : part.season)));
  const begins = series.seasons.flatMap(({ number, date: day }): ComingEvent[] =>
    day !== null && day >= today && number > 0 && !dated.has(number) ? [{ title, day, part: { kind: 'season', season: number } }] : [],
  );
  return [...events, ...begins].sort(compareEvents);
};

/**
 * Returns how likely a film comes on a day from `today` on, by the year of its first release in any country: 0 from this year on or without
 * a year, 1 for last year, whose films are still to come in some countries, null for an older one.
 */
export const comingRank = ({ releaseYear }: Pick<StoredTitle, 'releaseYear'>, today: string): 0 | 1 | null => {
  const age = releaseYear === null ? 0 : Number(today.slice(0, 4)) - releaseYear;
  return age <= 0 ? 0 : age === 1 ? 1 : null;
};
