import { foldName } from '#domain/catalogue/text-match/fold';
import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { NamedEpisode } from '#application/imports/import-row';

/** Words for a season, which can stand behind its number ("2. évad"), and for a part of a series, in the languages of Netflix's site. */
const SEASONS = 'season|series|staffel|saison|temporada|stagione|seizoen|säsong|sæson|sesong|kausi|sezon(?:ul|a)?'
  + '|сезон|řada|série|évad|κύκλος|musim|mùa|الموسم|עונה|シーズン|시즌';
const PARTS = 'part|volume|vol\\.?|book|collection|teil|partie|parte|deel|część|часть|частина|パート|파트';
const LIMITED = 'limited series|mini[ -]?(?:s[eé]ries?|dizi|sorozat|sarja|serial|serija)|minissérie'
  + '|(?:mini)?s[eé]rie limit(?:ée|ada|ata|ată)|м[иі]н[иі]-?сер[иі]ал|(?:限定|リミテッド)シリーズ|리미티드 시리즈|(?:限定|迷你)[剧劇]';
/** Ranges of letters: `\b` knows English ones only. */
const END = '(?![\\w\\u00C0-\\u04FF])';
const CHINESE_NUMBERS = '一二三四五六七八九十';

/** A part of a name that says which part of a series it is. */
const SEASON = new RegExp(
  `^(?:(?:(?:${SEASONS}|${PARTS})\\s+|(?:シーズン|パート|시즌|파트))(\\d{1,3})|(\\d{1,3})(?:\\.|-й)\\s*(?:${SEASONS})|第\\s*(\\d{1,3})\\s*季`
  + `|第(十?[${CHINESE_NUMBERS.slice(0, -1)}]|十)季|${LIMITED})${END}`, 'i',
);

/** Returns the number of a season that says it in one of these ways: a limited series has a single one. */
const numberOf = ([, behind, before, chinese, word]: ReadonlyArray<string | undefined>): number =>
  (word === undefined ? Number(behind ?? before ?? chinese ?? 1)
    : word.split('').reduce((sum, digit) => sum + CHINESE_NUMBERS.indexOf(digit) + 1, 0));

/** A season that has the name of its series: "Stranger Things 2". */
const NUMBERED = /^(.*\S)\s+(\d{1,3})$/;

/** Returns the number of the season that a part of a name is, behind those of its series; null for other parts. */
const seasonAt = (parts: ReadonlyArray<string>, at: number): number | null => {
  const part = parts[at] ?? '';
  const known = SEASON.exec(part);
  if (known !== null) return numberOf(known);
  const [, name = '', number] = NUMBERED.exec(part) ?? [];
  return number !== undefined && foldName(name) === foldName(parts.slice(0, at).join(' ')) ? Number(number) : null;
};

/** An episode of a viewing history, with its series. */
type PlayedEpisode = { readonly title: NamedTitle; readonly episode: NamedEpisode };

/** Reads a name such as "Dark: Season 2: Beginnings and Endings"; null for one without a season, such as that of a film with a colon. */
export const playedTitle = (text: string): PlayedEpisode | null => {
  const parts = text.split(/:\s+|：\s*/).map((part) => part.trim());
  const at = parts.findIndex((_, index) => index > 0 && seasonAt(parts, index) !== null);
  // A film can end as a season does: "Kill Bill: Volume 2".
  if (at === -1 || at === parts.length - 1) return null;
  return {
    title: namedTitle({ name: parts.slice(0, at).join(': '), mediaType: 'tv' }),
    episode: { season: seasonAt(parts, at), name: parts.slice(at + 1).join(': ') },
  };
};

const SEASON_BEHIND = /^(.*?\S)(?:\s*[-–:,]\s*|\s+)(?:season|series|staffel|saison|temporada)\s+(\d{1,3})$/i;

/** Takes a season from the end of a series' name: "The Boys - Season 2". */
export const withoutSeason = (name: string): { readonly name: string; readonly season: number | null } => {
  const [, series = name, number] = SEASON_BEHIND.exec(name.trim()) ?? [];
  return { name: series.trim(), season: number === undefined ? null : Number(number) };
};
