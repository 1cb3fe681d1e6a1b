import * as E from 'fp-ts/Either';
import { findLeadCrew } from '#domain/catalogue/crew';
import { foldName } from '#domain/catalogue/text-match/fold';
import { haveNoneOf } from '#domain/catalogue/text-match/judge-by-facts';
import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { ImportChoices } from '#application/imports/import-choices';
import type { MatchDeps, TitleMatch } from '#application/imports/match-title';
import { inLanes, namedTitleKey, patiently } from '#application/imports/match-titles';
import { createPause, mapInSlices } from '#application/imports/pause';
import { StoredNamedTitle } from '#application/imports/run/unmatched-rows';

type Titles = ImportChoices['titles'];
/** A choice of a former import: what its file said, and the title; null is none of the candidates. */
type Choice = { readonly named: NamedTitle; readonly title: StoredTitle | null };

/** Returns the title that a key of `namedTitleKey` names, without its usual type; null for another text. */
const namedTitleOfKey = (key: string): NamedTitle | null => {
  try {
    const [name, year, mediaType, tmdbId, imdbId, directors, minutes, ...later] = JSON.parse(key) as ReadonlyArray<unknown>;
    const [tvdbId, episodeId] = [later.find((each) => typeof each === 'number'), later.find((each) => typeof each === 'object')];
    const fields = { name, year, mediaType, usualType: null, tmdbId, imdbId, directors, minutes, tvdbId, episodeId };
    const title = StoredNamedTitle.decode(fields);
    return E.isRight(title) ? title.right : null;
  } catch {
    return null; // the text is no JSON, or no array
  }
};

const isOther = <A>(one: A | null, other: A | null): boolean => one !== null && other !== null && one !== other;
/** A file is asked to say the year that the choice's file did: without it, or a year apart, the name can mean another title. */
const isOtherYear = (year: number | null, { named, title }: Choice): boolean => {
  const released = title?.releaseYear ?? null;
  return named.year === null ? year !== null && released !== null && Math.abs(year - released) > 1 : year !== named.year;
};

/** Returns whether a row says something else than the file of the choice, or than the chosen title where that file said nothing. */
const contradicts = (row: NamedTitle, { named, title }: Choice): boolean =>
  isOtherYear(row.year, { named, title }) ||
  isOther(row.mediaType ?? row.usualType, named.mediaType ?? title?.mediaType ?? null) ||
  // Titles of the embedded catalogue alone have negative numbers.
  isOther(row.tmdbId, named.tmdbId ?? (title !== null && title.movieID > 0 ? title.movieID : null)) ||
  isOther(row.imdbId, named.imdbId ?? title?.imdbID ?? null) ||
  isOther(row.tvdbId, named.tvdbId) ||
  haveNoneOf(row.directors, named.directors);

/** Returns whether a match is made of nothing that the choice's file did not say, too: then the person has decided about it. */
const isBySameFacts = ({ year, tmdbId, imdbId, tvdbId, directors, minutes }: NamedTitle, { named }: Choice): boolean =>
  year === named.year && tmdbId === null && imdbId === null && tvdbId === null &&
  (directors.length === 0 || named.directors.length > 0) && (minutes === null || named.minutes !== null);

/** Returns whether the title has other directors than the row, where the choice's file named none. Unknown ones say nothing. */
const isByOthers = async ({ catalogue, signal }: MatchDeps, row: NamedTitle, { named, title }: Choice): Promise<boolean> => {
  if (title === null || row.directors.length === 0 || named.directors.length > 0) return false;
  const { mediaType, movieID: id } = title;
  const details = await patiently(signal, catalogue.getDetails({ mediaType, id }, signal, 'look-up'));
  if (E.isLeft(details)) return details.left._tag !== 'not-found';
  return haveNoneOf(row.directors, findLeadCrew(mediaType, details.right.crew).map(({ name }) => name));
};

/**
 * Finds the choices of former imports that count for titles of other files, which may say more of them: those of the same name that no fact
 * contradicts, if they agree. A title that its own id, another year, or a fact that was not known at the choice, leads to is no question.
 * @returns titles by the keys of named titles, without those whose very key has a choice.
 */
export const findRememberedChoices = async (
  deps: MatchDeps, titles: ReadonlyArray<NamedTitle>, matches: ReadonlyMap<string, TitleMatch>, remembered: Titles,
): Promise<Titles> => {
  const [byName, found] = [new Map<string, Choice[]>(), new Map<string, StoredTitle | null>()];
  const pause = createPause();
  await mapInSlices([...remembered], ([key, title]) => {
    const named = namedTitleOfKey(key);
    const name = foldName(named?.name ?? '');
    if (named !== null && name !== '' && named.episodeId === null) byName.set(name, [...(byName.get(name) ?? []), { named, title }]);
  }, pause);
  if (byName.size === 0) return found;
  const decided = new Map<string, readonly [NamedTitle, Choice]>();
  await mapInSlices(titles, (row) => {
    const key = namedTitleKey(row);
    const match = matches.get(key);
    if (remembered.has(key) || row.episodeId !== null || (match?.kind === 'matched' && match.episode !== undefined)) return;
    const choices = (byName.get(foldName(row.name)) ?? []).filter((choice) => !contradicts(row, choice) &&
      (match?.kind !== 'matched' || (choice.title !== null && isBySameFacts(row, choice))));
    const [only] = choices;
    if (only !== undefined && choices.every(({ title }) => title?.itemKey === only.title?.itemKey)) decided.set(key, [row, only]);
  }, pause);
  await inLanes(decided, async ([key, [row, choice]]) => {
    if (!(await isByOthers(deps, row, choice))) found.set(key, choice.title);
    await pause();
    return !deps.signal.aborted;
  });
  return found;
};

/** Returns the choices of an import with those of former ones that count for it; its own count more. */
export const withRemembered = (choices: ImportChoices, remembered: Titles): ImportChoices =>
  (remembered.size === 0 ? choices : { ...choices, titles: new Map([...remembered, ...choices.titles]) });
