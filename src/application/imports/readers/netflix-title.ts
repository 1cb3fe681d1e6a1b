import { foldName } from '#domain/catalogue/text-match/fold';
import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { NamedEpisode } from '#application/imports/import-row';

/** A part of a name that says which part of a series it is, in the languages of Netflix's site. */
const SEASON = new RegExp(
  '^(?:(?:season|series|part|volume|vol\\.?|book|collection|staffel|teil|saison|partie|temporada|parte|stagione|seizoen|sezon|säsong)'
  + '\\s+(\\d{1,3})|limited series|mini-?series|miniserie)\\b', 'i',
);

/** A season that has the name of its series: "Stranger Things 2". */
const NUMBERED = /^(.*\S)\s+(\d{1,3})$/;

/** Returns the number of the season that a part of a name is, behind those of its series; null for other parts. */
const seasonAt = (parts: ReadonlyArray<string>, at: number): number | null => {
  const part = parts[at] ?? '';
  const known = SEASON.exec(part);
  if (known !== null) return Number(known[1] ?? 1);
  const [, name = '', number] = NUMBERED.exec(part) ?? [];
  return number !== undefined && foldName(name) === foldName(parts.slice(0, at).join(' ')) ? Number(number) : null;
};

/** An episode of a viewing history, with its series. */
type PlayedEpisode = { readonly title: NamedTitle; readonly episode: NamedEpisode };

/** Reads a name such as "Dark: Season 2: Beginnings and Endings"; null for one without a season, such as that of a film with a colon. */
export const playedTitle = (text: string): PlayedEpisode | null => {
  const parts = text.split(/:\s+/);
  const at = parts.findIndex((_, index) => index > 0 && seasonAt(parts, index) !== null);
  // A film can end as a season does: "Kill Bill: Volume 2".
  if (at === -1 || at === parts.length - 1) return null;
  return {
    title: namedTitle({ name: parts.slice(0, at).join(': ').trim(), mediaType: 'tv' }),
    episode: { season: seasonAt(parts, at), name: parts.slice(at + 1).join(': ').trim() },
  };
};

const SEASON_BEHIND = /^(.*?\S)(?:\s*[-–:,]\s*|\s+)(?:season|series|staffel|saison|temporada)\s+(\d{1,3})$/i;

/** Takes a season from the end of a series' name: "The Boys - Season 2". */
export const withoutSeason = (name: string): { readonly name: string; readonly season: number | null } => {
  const [, series = name, number] = SEASON_BEHIND.exec(name.trim()) ?? [];
  return { name: series.trim(), season: number === undefined ? null : Number(number) };
};
