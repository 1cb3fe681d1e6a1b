import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import type { ImportedFact } from '#application/imports/import-row';

type ViewingFact = Extract<ImportedFact, { readonly kind: 'viewing' }>;

/**
 * Returns the id of a viewing from another service's file. The same viewing from two files, or from a second import, has the same id.
 * @param nth which one it is of several on its day, from the second one on.
 */
export const importedViewingId = (itemKey: string, episode: EpisodeNumber | null, day: string | null, nth?: number): string =>
  ['import', itemKey, ...(episode === null ? [] : [episode.season, episode.episode]), day ?? 'unknown',
    ...(nth === undefined ? [] : [`n${nth}`])].join('-');

/**
 * Returns the id of a viewing that a row says. One on an unknown day that counts for itself, because our own table says it, has an id that
 * no viewing with a day takes the place of.
 */
export const factViewingId = (itemKey: string, { day, episode, nth, isSure }: ViewingFact): string =>
  importedViewingId(itemKey, episode, day, nth ?? (day === null && isSure === true ? 0 : undefined));

const DATED = /^(import-.*)-\d{4}-\d\d-\d\d$/;

/** Returns the id that an imported viewing would have on an unknown day; null for any other id. */
export const undatedViewingId = (entryId: string): string | null => {
  const [, rest] = DATED.exec(entryId) ?? [];
  return rest === undefined ? null : `${rest}-unknown`;
};
