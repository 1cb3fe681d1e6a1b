import { parseEpisodes } from '#domain/history/series/episodes-text';
import type { Viewing } from '#domain/history/viewing';
import type { StoredTitle } from '#domain/lists/stored-title';

/** A film, a whole series or one episode that was watched; numbers are null except for an episode. */
export type ExportedViewing = {
  readonly item: StoredTitle;
  readonly season: number | null;
  readonly episode: number | null;
  readonly day: string | null;
  /** How it was rated on this viewing; null for episodes of a season or series that was watched as a whole. */
  readonly rating: number | null;
};

/** A title that a file cannot hold. `season`: a season of which it is not known which episodes were watched. */
export type MissingTitle = { readonly item: StoredTitle; readonly reason: 'series' | 'season' | 'id' | 'list' };

/** Returns the viewings with seasons and series as their episodes, where these are known. Other services have no viewing of a season. */
export const exportedViewings = (
  viewings: ReadonlyArray<Viewing>,
): { readonly rows: ReadonlyArray<ExportedViewing>; readonly missing: ReadonlyArray<MissingTitle> } => {
  const [rows, missing]: [ExportedViewing[], MissingTitle[]] = [[], []];
  for (const { item, season, episode, episodes, day, rating } of viewings) {
    const known = episode === null && episodes !== null ? (parseEpisodes(episodes) ?? []) : [];
    if (known.length > 0) rows.push(...known.map((each) => ({ item, season: each.season, episode: each.episode, day, rating: null })));
    else if (season !== null && episode === null) missing.push({ item, reason: 'season' });
    else rows.push({ item, season, episode, day, rating });
  }
  return { rows, missing };
};

/** Returns TMDB's number of a title; null for one that only the embedded catalogue has. */
export const tmdbNumber = ({ movieID }: StoredTitle): number | null => (movieID > 0 ? movieID : null);
