import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import {
  countedPlays, ratedEpisode, type ImportedFact, type ImportRow, type ImportRows, type LeftOutReason, type LeftOutRow,
} from '#application/imports/import-row';
import {
  dayOf, imdbIdOf, isUnreadRating, maybe, orUnread, ratingOf, titleNumberOf, wholeOf, writtenNumber, yearIn,
} from '#application/imports/import-values';
import { baseName } from '#application/imports/table';
import { listNamed, ownNames } from '#application/imports/text/own-names';

const Title = t.type({
  title: maybe(t.string), year: t.unknown,
  ids: maybe(t.type({ tmdb: t.unknown, imdb: maybe(t.string), tvdb: t.unknown })),
});
// Programs that copy such files write numbers as texts.
const Episode = t.type({ season: writtenNumber, number: writtenNumber });
const CountedEpisode = t.type({ number: writtenNumber, last_watched_at: maybe(t.string), plays: t.unknown });
const Seasons = t.array(t.type({ number: writtenNumber, episodes: t.array(orUnread(CountedEpisode)) }));
const Entry = t.type({
  type: maybe(t.string), movie: maybe(Title), show: maybe(Title), episode: maybe(Episode), season: t.unknown, seasons: maybe(Seasons),
  rating: maybe(t.union([t.number, t.string])), rated_at: maybe(t.string),
  watched_at: maybe(t.string), last_watched_at: maybe(t.string), plays: t.unknown,
  listed_at: maybe(t.string), rank: t.unknown, notes: maybe(t.string),
  last_collected_at: maybe(t.string),
});
type Entry = t.TypeOf<typeof Entry>;
/** A list has a number of Trakt only; a title has others, too. */
const ListIds = t.type({ trakt: t.number, imdb: t.undefined, tmdb: t.undefined });
const ListNames = validElements(t.type({ name: t.string, description: maybe(t.string), ids: ListIds }));
/** Fields of entries that were begun, hidden or bought: neither watched nor on a list. */
export const OTHER_FACTS = ['paused_at', 'hidden_at', 'collected_at', 'last_collected_at', 'comment', 'note'];

/** Names and descriptions of an account's lists by Trakt's number: files of lists are named by it. */
export type TraktLists = ReadonlyMap<string, { readonly name: string; readonly description: string }>;

/** Returns the lists that most entries of a file name, whatever its own name is; null for other files. */
export const traktListsOf = (content: unknown): TraktLists | null => {
  const lists = ListNames.decode(content);
  return E.isRight(lists) && Array.isArray(content) && lists.right.length * 2 > content.length
    ? new Map(lists.right.map(({ name, description, ids }) => [String(ids.trakt), { name, description: description ?? '' }]))
    : null;
};

/** Returns lists with a name of its own for each. */
export const withOwnNames = (lists: TraktLists): TraktLists => {
  const names = ownNames([...lists].map(([id, { name }]) => [id, name]));
  return new Map([...lists].map(([id, list]) => [id, { ...list, name: names.get(id) ?? list.name }]));
};

/** Returns whether a JSON text's content is rows of an account at Trakt. */
export const isTrakt = (content: unknown): content is ReadonlyArray<unknown> =>
  Array.isArray(content) && content.some((row: unknown) =>
    t.UnknownRecord.is(row) && ['movie', 'show', 'episode'].some((kind) => t.UnknownRecord.is(row[kind])));

/** Name of the file of a list, with its number, its name in small letters and perhaps its page. */
const LIST_FILE = /^(?:lists-)?list-(\d+)-(.*?)(?:-\d{1,2})?$/;

/** Returns the number of the list that a file is named by; null for another file. */
export const traktListId = (file: string): string | null => LIST_FILE.exec(baseName(file))?.[1] ?? null;

const listOf = (file: string, lists: TraktLists): { readonly name: string; readonly description: string } => {
  const [, id = '', slug] = LIST_FILE.exec(baseName(file)) ?? [];
  const name = slug ?? listNamed(file);
  return lists.get(id) ?? { name: name.replaceAll('-', ' '), description: '' };
};

const titleOf = ({ movie, show }: Entry): NamedTitle => {
  const title = movie ?? show;
  const { tmdb, imdb, tvdb } = title?.ids ?? { tmdb: null, imdb: null, tvdb: null };
  return namedTitle({
    name: title?.title ?? '', year: yearIn(String(title?.year)), mediaType: movie ? 'movie' : 'tv', tmdbId: titleNumberOf(String(tmdb)),
    imdbId: imdbIdOf(imdb ?? ''), tvdbId: movie ? null : titleNumberOf(String(tvdb)),
  });
};

const numberIn = (value: unknown): number | null => wholeOf(String(value));

const episodesOf = (entry: Entry): ReadonlyArray<ImportedFact> =>
  (entry.seasons ?? []).flatMap(({ number: season, episodes }) => episodes.map(({ number: episode, last_watched_at: at, plays }) =>
    ({ kind: 'viewing' as const, day: dayOf(at ?? ''), episode: { season, episode }, ...countedPlays(numberIn(plays)) })));

const textOfRating = ({ rating }: Entry): string => String(rating ?? '');
const pointsOf = (entry: Entry): number | null => {
  const rating = ratingOf(textOfRating(entry), 1);
  return rating === null || rating < 1 ? null : rating;
};

/** Returns a viewing with the rating beside it, which programs that copy such files write: that of the viewing, unless it has a day. */
const viewingOf = (day: string | null, episode: EpisodeNumber | null, rating: number | null, ratedOn: string | null) => {
  const isThen = rating !== null && day !== null && ratedOn === null;
  const viewing = { kind: 'viewing' as const, day, episode, ...(isThen && { rating }) };
  if (rating === null || (isThen && episode !== null)) return [viewing];
  if (episode === null) return [viewing, { kind: 'rating' as const, rating, day: ratedOn ?? day }];
  return [...(day === null ? [] : [viewing]), ratedEpisode(episode, rating, ratedOn)];
};

const factsOf = (entry: Entry, list: string): ReadonlyArray<ImportedFact> | LeftOutReason => {
  const episode: EpisodeNumber | null = entry.episode ? { season: entry.episode.season, episode: entry.episode.number } : null;
  const isPart = episode !== null || entry.type === 'season' || entry.type === 'episode';
  const [rating, ratedOn] = [pointsOf(entry), dayOf(entry.rated_at ?? '')];
  if (entry.watched_at !== undefined && entry.watched_at !== null)
    return isPart && episode === null ? 'bad-episode' : viewingOf(dayOf(entry.watched_at), episode, rating, ratedOn);
  if (textOfRating(entry) !== '') {
    if (rating === null) return 'bad-rating';
    if (episode !== null) return [ratedEpisode(episode, rating, ratedOn)];
    return isPart ? 'episode' : [{ kind: 'rating', rating, day: ratedOn }];
  }
  if (entry.listed_at !== undefined)
    return isPart ? 'episode' : [{ kind: 'item', list, note: entry.notes || null, day: dayOf(entry.listed_at ?? '') }];
  // Episodes of a collection were bought, which does not say that they were watched.
  if (entry.last_collected_at && !entry.last_watched_at) return 'damaged';
  if (entry.seasons) return episodesOf(entry);
  if (entry.movie && entry.last_watched_at)
    return [{ kind: 'viewing', day: dayOf(entry.last_watched_at), episode: null, ...countedPlays(numberIn(entry.plays)) }];
  // Without its episodes, nothing says which of a series were watched.
  return entry.show && entry.last_watched_at ? 'started' : 'damaged';
};

/**
 * Reads rows of the web's export, of the folders of the former export or of the API: history, ratings, watchlist, favorites and lists.
 * @param first number of rows of the file before these. @param named name that says the list of the rows.
 */
export const readTrakt = (
  file: string, content: ReadonlyArray<unknown>, lists: TraktLists, first = 0, named = file,
): ImportRows => {
  const list = listOf(named, lists);
  const rows: ImportRow[] = [];
  const leftOut: LeftOutRow[] = [];
  content.forEach((each, index) => {
    const place = { file, row: first + index + 1 };
    const entry = Entry.decode(each);
    if (E.isLeft(entry)) return void leftOut.push({ ...place, name: '', year: null, reason: 'damaged' });
    const title = titleOf(entry.right);
    const facts = entry.right.movie || entry.right.show ? factsOf(entry.right, list.name) : 'no-title';
    if (typeof facts === 'string' || facts.length === 0) {
      const isOther = facts === 'damaged' && t.UnknownRecord.is(each) && OTHER_FACTS.some((field) => Object.hasOwn(each, field));
      const reason = isOther ? 'no-title' : typeof facts === 'string' ? facts : 'damaged';
      leftOut.push({ ...place, name: title.name, year: title.year, reason });
      return;
    }
    const isUnread = isUnreadRating(textOfRating(entry.right), pointsOf(entry.right));
    rows.push({ ...place, title, facts, rank: numberIn(entry.right.rank), ...(isUnread && { hasBadRating: true }) });
  });
  const isList = rows.some(({ facts }) => facts.some(({ kind }) => kind === 'item'));
  return { rows, leftOut, descriptions: new Map(isList ? [[list.name, list.description]] : []) };
};
