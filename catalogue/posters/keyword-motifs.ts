import { SETTINGS, THEMES } from './setting-lines';
import { SUBJECTS, type KeywordLine } from './subject-lines';

/** Keywords of TMDB that mean the same for a poster, and the motifs that show it. */
export interface KeywordMotifs {
  readonly keywords: ReadonlySet<string>;
  readonly motifs: ReadonlyArray<string>;
  /** Only for titles of one of these genres; null for all. */
  readonly genres: ReadonlyArray<string> | null;
}

const read = (lines: ReadonlyArray<KeywordLine>): ReadonlyArray<KeywordMotifs> =>
  lines.map(([keywords, motifs, genres]) => ({
    keywords: new Set(keywords.split('; ')), motifs: motifs.split(' '), genres: genres?.split('; ') ?? null,
  }));

/** Keywords that say what a title is about, the most telling first. */
export const SUBJECT_MOTIFS = read(SUBJECTS);

/** Keywords that say where a title plays and who is in it. */
export const SETTING_MOTIFS = read(SETTINGS);

/** Keywords that say less, for titles without another. */
export const THEME_MOTIFS = read(THEMES);
