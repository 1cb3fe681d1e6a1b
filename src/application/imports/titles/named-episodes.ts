import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { readSeasons } from '#application/history/catalogue-episodes';
import type { ImportRow, NamedEpisode } from '#application/imports/import-row';
import type { MatchDeps, TitleMatch } from '#application/imports/match-title';
import { namedTitleKey, patiently } from '#application/imports/match-titles';
import { foldName } from '#domain/catalogue/text-match/fold';
import type { Episode } from '#domain/catalogue/title-details';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';

/** An episode of the catalogue. @property name folded, as names are compared. */
type KnownName = Pick<Episode, 'season' | 'number' | 'name' | 'date'>;
/** Episodes of series by item key. */
export type EpisodeNames = ReadonlyMap<string, ReadonlyArray<KnownName>>;

/** A number as services write it before a name or behind it: "Episode 3", "Episode 3: Home", "Sugarwood (Episode 1)". */
const WORD = '(?:episode|folge|épisode|episodio|episódio|aflevering|avsnitt|afsnit)';
const BEFORE = new RegExp(`^${WORD}\\s+(\\d{1,4})(?:\\s*[:–-]\\s+(.+))?$`, 'i');
const BEHIND = new RegExp(`^(.+?)\\s*\\(${WORD}\\s+(\\d{1,4})\\)$`, 'i');

const onlyOne = (all: ReadonlyArray<KnownName>): EpisodeNumber | null => {
  const [only, ...others] = all;
  return only === undefined || others.length > 0 ? null : { season: only.season, episode: only.number };
};

/**
 * Returns the number of an episode that a file names; null if nothing is certain. Seasons of a file can be counted otherwise than in the
 * catalogue, so that the only episode of the name counts, too; but a bare number means one of its season, if that has it. Where its name
 * does not tell, the day of its broadcast does, if no other episode has it.
 */
export const findNamedEpisode = ({ season, name, date }: NamedEpisode, episodes: ReadonlyArray<KnownName>): EpisodeNumber | null => {
  const [, numberBefore, nameBehind] = BEFORE.exec(name.trim()) ?? [];
  const [, nameBefore, numberBehind] = BEHIND.exec(name.trim()) ?? [];
  const names = new Set([name, nameBehind ?? '', nameBefore ?? ''].map(foldName).filter((each) => each !== ''));
  const named = episodes.filter((episode) => names.has(episode.name));
  const onDay = (all: ReadonlyArray<KnownName>): EpisodeNumber | null =>
    (date === undefined ? null : onlyOne(all.filter((episode) => episode.date === date)));
  const number = Number(numberBefore ?? numberBehind ?? NaN);
  const ofSeason = episodes.filter((episode) => episode.season === season);
  const numbered = numberBefore === undefined || nameBehind !== undefined ? [] : ofSeason.filter((episode) => episode.number === number);
  const found = onlyOne(named.filter((episode) => episode.season === season)) ?? onDay(named) ?? onlyOne(numbered) ?? onlyOne(named);
  if (found !== null) return found;
  const isKnown = episodes.length === 0 || ofSeason.some((episode) => episode.number === number);
  return season !== null && !Number.isNaN(number) && isKnown ? { season, episode: number } : onDay(episodes);
};

const namesOf = ({ catalogue, signal }: MatchDeps, { mediaType, movieID: id }: StoredTitle): Answer<ReadonlyArray<KnownName>> =>
  pipe(
    catalogue.getDetails({ mediaType, id }, signal, 'look-up'),
    TE.flatMap((details) =>
      (details.series?.hasEpisodes === true ? readSeasons(catalogue.getSeason, details, signal, 'look-up') : TE.right([]))),
    TE.map((seasons) => seasons.flatMap(({ episodes }) =>
      episodes.map(({ season, number, name, date }): KnownName => ({ season, number, name: foldName(name), date })))),
    TE.orElse((failure) => (failure._tag === 'not-found' ? TE.right([]) : TE.left(failure))),
  );

/** Returns whether a row is about an episode that it names, or can be. */
const isNamed = ({ facts, asViewing }: ImportRow): boolean =>
  [...facts, ...(asViewing === undefined ? [] : [asViewing])].some((fact) => fact.kind === 'viewing' && fact.named !== undefined);

type ReadNamesDeps = MatchDeps & {
  /** Names that former attempts have read; those of this one are added. */
  readonly kept?: { readonly episodes: Map<string, ReadonlyArray<KnownName>> };
};

/** Reads the names of the episodes of series, one after the other. Fails if the catalogue does not answer. */
export const readEpisodeNames = (
  deps: ReadNamesDeps, rows: ReadonlyArray<ImportRow>, titles: ReadonlyArray<StoredTitle>,
): Answer<EpisodeNames> => async () => {
  const names = new Map<string, ReadonlyArray<KnownName>>();
  if (!rows.some(isNamed)) return E.right(names);
  for (const title of new Map(titles.map((each) => [each.itemKey, each])).values()) {
    if (title.mediaType !== 'tv') continue;
    const kept = deps.kept?.episodes.get(title.itemKey);
    const read = kept === undefined ? await patiently(deps.signal, namesOf(deps, title)) : E.right(kept);
    if (E.isLeft(read)) return read;
    names.set(title.itemKey, read.right);
    deps.kept?.episodes.set(title.itemKey, read.right);
  }
  return E.right(names);
};

/** Returns the titles whose episodes the rows name, as far as they are found. */
export const titlesOfNamedEpisodes = (
  rows: ReadonlyArray<ImportRow>, matches: ReadonlyMap<string, TitleMatch>,
): ReadonlyArray<StoredTitle> =>
  rows.filter(isNamed).flatMap(({ title }) => {
    const match = matches.get(namedTitleKey(title));
    return match?.kind === 'matched' && match.episode === undefined ? [match.title] : [];
  });
