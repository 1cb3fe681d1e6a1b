import { isStorableEpisode } from '#application/data-file/is-storable';
import type { ImportChoices } from '#application/imports/import-choices';
import { isOfEpisode, ratedEpisode, ratingsIn, type ImportedFact, type ImportRow, type OpenKind } from '#application/imports/import-row';
import type { Resolved } from '#application/imports/judge-facts';
import type { TitleMatch } from '#application/imports/match-title';
import { namedTitleKey } from '#application/imports/match-titles';
import { mapInSlices, type Pause } from '#application/imports/pause';
import type { ServiceRows } from '#application/imports/read-service-files';
import type { OpenFile } from '#application/imports/text/open-file';
import { isSharedList } from '#application/imports/text/own-names';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { StoredTitle } from '#domain/lists/stored-title';
import { findNamedEpisode, type EpisodeNames } from './named-episodes';

const NONE: TitleMatch = { kind: 'none' };
/** The east of the calendar is this many ms ahead. */
const EAST_MS = 14 * 3_600_000;

/** Returns the facts of a row of a file without a service, as the person wants the file to be. */
const factsAs = (
  { list }: OpenFile, kind: Exclude<OpenKind, 'table'>,
  { facts, date = null, asViewing, isUnwatched, note = null, addedOn = null }: ImportRow,
): ReadonlyArray<ImportedFact> => {
  const viewings = facts.filter((fact) => fact.kind === 'viewing');
  if (kind === 'ratings') return facts.flatMap(ratingsIn);
  if (kind === 'viewings' && asViewing !== undefined) return [asViewing, ...viewings];
  if (kind === 'viewings') {
    if (viewings.length === 0 && isUnwatched === true) return [];
    const all: typeof viewings = viewings.length === 0 ? [{ kind: 'viewing', day: null, episode: null }] : viewings;
    // A day of its own column is that of the viewing, except where the row says that it is unknown, and none of a rating.
    return all.map((viewing) =>
      (viewing.day === null && viewing.isSure !== true && viewing.ratedOn === undefined ? { ...viewing, day: date } : viewing));
  }
  // Lists have no places for episodes.
  if (asViewing !== undefined || facts.some(isOfEpisode)) return [];
  const items = facts.filter((fact) => fact.kind === 'item');
  const item = items.find((each) => !isSharedList(each.list)) ?? { kind: 'item' as const, list, note, day: addedOn };
  // A column can put a title on the watchlist or among the favorites, too.
  return [item, ...items.filter((each) => isSharedList(each.list) && each.list !== item.list)];
};

/** Returns facts with the rating that the row has out of ten. */
const outOfTen = (facts: ReadonlyArray<ImportedFact>, { outOfTen: rating }: ImportRow): ReadonlyArray<ImportedFact> =>
  (rating === undefined ? facts
    : facts.map((fact) => (fact.kind === 'item' || fact.rating === undefined ? fact : { ...fact, rating })));

/** Returns what a fact says of the episode that its title is found to be. Lists have no places for episodes. */
const ofEpisode = (fact: ImportedFact, found: EpisodeNumber): ReadonlyArray<ImportedFact> => {
  if (fact.kind === 'item') return [];
  if (fact.kind === 'rating') return [ratedEpisode(found, fact.rating, fact.day)];
  return [fact.episode === null && fact.season === undefined ? { ...fact, episode: found } : fact];
};

/**
 * Returns facts with the numbers of episodes that the file names. @param found number of the episode, where the match has it. Its id can
 * stand for the series, unless it was taken for that of a title.
 */
const withNumbers = (
  facts: ReadonlyArray<ImportedFact>, title: StoredTitle | null, found: EpisodeNumber | undefined, { title: named }: ImportRow,
  episodes: EpisodeNames,
): ReadonlyArray<ImportedFact> =>
  facts.flatMap((fact) => {
    if (found !== undefined && named.episodeId === null) return ofEpisode(fact, found);
    if (title === null || fact.kind !== 'viewing' || fact.named === undefined) return [fact];
    return [{ ...fact, episode: found ?? findNamedEpisode(fact.named, episodes.get(title.itemKey) ?? []) }];
  });

const hasImpossibleNumbers = (fact: ImportedFact): boolean =>
  fact.kind === 'viewing' && fact.episode !== null && !isStorableEpisode(fact.episode);

/** Returns the facts that are possible, or all where none is. */
const keepPossible = (facts: ReadonlyArray<ImportedFact>, isPossible: (fact: ImportedFact) => boolean): ReadonlyArray<ImportedFact> => {
  const some = facts.filter(isPossible);
  return some.length === 0 ? facts : some;
};

/** Finds out which title each row means and what it says, before rows are compared with one another. @param now ms since 1970. */
export const resolveRows = (
  { rows, open }: ServiceRows,
  matches: ReadonlyMap<string, TitleMatch>, episodes: EpisodeNames, choices: ImportChoices, now: number, pause: Pause,
): Promise<ReadonlyArray<Resolved>> => {
  const lastDay = new Date(now + EAST_MS).toISOString().slice(0, 10);
  const openFiles = new Map(open.map((file) => [file.file, file]));
  return mapInSlices(rows, (row, id): Resolved => {
    const titleKey = namedTitleKey(row.title);
    const match = matches.get(titleKey) ?? NONE;
    const chosen = choices.titles.get(titleKey);
    const title = chosen ?? (match.kind === 'matched' && chosen === undefined ? match.title : null);
    const candidates = match.kind === 'several' ? match.titles : match.kind === 'matched' ? [match.title] : [];
    const openFile = openFiles.get(row.file);
    const kind = choices.kinds.get(row.file) ?? 'table';
    const said = openFile === undefined || kind === 'table' ? row.facts : factsAs(openFile, kind, row);
    const found = match.kind === 'matched' && title?.itemKey === match.title.itemKey ? match.episode : undefined;
    const rated = choices.outOfTen.has(row.file) ? outOfTen(said, row) : said;
    const numbered = withNumbers(rated, title, found, row, episodes);
    // One row can have all episodes of a series: a number that none has, or a day of a wrong clock, costs the others nothing.
    const possible = keepPossible(numbered, (fact) => !hasImpossibleNumbers(fact));
    const facts = keepPossible(possible, ({ day }) => day === null || day <= lastDay);
    const isEpisode = facts.some(isOfEpisode);
    const isOpen = facts.some((fact) => fact.kind === 'viewing' && fact.episode === null && fact.named !== undefined);
    const isFuture = facts.some(({ day }) => day !== null && day > lastDay);
    const end = ((): Resolved['end'] => {
      if (choices.leftOut.has(id)) return ['left-out', 'row'];
      if (isFuture) return ['damaged', 'future'];
      if (facts.some(hasImpossibleNumbers)) return ['damaged', 'bad-episode'];
      if (facts.length === 0 && row.hasBadRating === true && kind !== 'list') return ['damaged', 'bad-rating'];
      if (facts.length === 0) return ['unkept', kind === 'ratings' ? 'no-rating' : kind === 'viewings' ? 'no-title' : 'episode'];
      if (chosen === null) return ['unknown', 'none-of-these'];
      if (title === null && match.kind === 'several') return ['doubtful', 'several'];
      if (title === null) return ['unknown', match.kind === 'none' && match.isUnanswered === true ? 'unanswered' : 'unknown'];
      if (isEpisode && title.mediaType === 'movie') return ['unknown', 'film'];
      return isOpen ? ['unknown', 'episode-name'] : null;
    })();
    const likely = match.kind === 'several' && match.isLikely === true && { isLikely: true as const };
    const [hasBadEpisode, hasFutureDay] = [possible.length < numbered.length, facts.length < possible.length];
    return { row, id, titleKey, title, candidates, ...likely, facts, end, hasBadEpisode, hasFutureDay };
  }, pause);
};
