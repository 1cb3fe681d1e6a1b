import * as t from 'io-ts';
import { withUpgrade } from '#domain/shared/with-upgrade';
import { episodesText, parseEpisodes } from './episodes-text';

/**
 * Returns the episodes of a former document or command, whose `seasonSizes` were the numbers of aired episodes of the seasons 1, 2, and so
 * on: an array, or the text `7,13,13`.
 */
const episodesOfSizes = (sizes: unknown): string | null => {
  const text = Array.isArray(sizes) ? sizes.join(',') : sizes;
  return typeof text === 'string' ? episodesText(parseEpisodes(text) ?? []) : null;
};

/** Gives an object of a former version the field `episodes`, read from the field with the sizes. */
export const withEpisodes =
  (sizes: 'seasonSizes' | 'sizes') =>
  (former: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    former['episodes'] === undefined && former[sizes] !== undefined ? { ...former, episodes: episodesOfSizes(former[sizes]) } : former;

/** Known episodes of one series in a member's exported data, see `knownEpisodesText`. */
export const SeriesEpisodes = withUpgrade(
  t.readonly(t.strict({ itemKey: t.string, episodes: t.string }), 'SeriesEpisodes'),
  withEpisodes('sizes'),
);
export type SeriesEpisodes = t.TypeOf<typeof SeriesEpisodes>;
