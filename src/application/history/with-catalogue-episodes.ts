import * as E from 'fp-ts/Either';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import type { KnownEpisode } from '#domain/history/series/episodes-text';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { withTimeout } from '#domain/shared/with-timeout';
import type { ViewingsToLog } from './history-use-cases';

/** Longest wait for a catalogue that does not answer, before a series is logged without its episodes. */
export const MAX_CATALOGUE_WAIT_MS = 8000;
/** Series that are read at a time. */
const AT_ONCE = 4;

/** Returns the present episodes of a series; null if the catalogue does not know them. */
export type EpisodesReader = (title: StoredTitle, signal?: AbortSignal) => Answer<ReadonlyArray<KnownEpisode> | null>;

/** Gives whole series their episodes, as far as the catalogue answers. Films, and what has its episodes, are not delayed. */
export const withCatalogueEpisodes = async (
  watched: ReadonlyArray<ViewingsToLog>, episodesOf: EpisodesReader,
): Promise<ReadonlyArray<ViewingsToLog>> => {
  const unknown = watched.filter(({ title, parts, episodes }) => title.mediaType === 'tv' && parts.length === 0 && episodes === null);
  const found = new Map<string, ReadonlyArray<KnownEpisode> | null>();
  const read = (signal: AbortSignal) => async ({ title }: ViewingsToLog): Promise<void> => {
    const answer = await episodesOf(title, signal)();
    if (E.isRight(answer)) found.set(title.itemKey, answer.right);
  };
  try {
    for (const part of chunksOf(AT_ONCE)(unknown))
      await withTimeout(MAX_CATALOGUE_WAIT_MS, (signal) => Promise.all(part.map(read(signal))));
  } catch {
    // The connection hangs: the others are not asked for.
  }
  return watched.map((each) => ({ ...each, episodes: each.episodes ?? found.get(each.title.itemKey) ?? null }));
};
