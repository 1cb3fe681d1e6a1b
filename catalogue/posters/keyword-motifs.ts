import { SETTINGS, THEMES } from './setting-lines';
import { SUBJECTS, type KeywordLine } from './subject-lines';

/** Keywords of TMDB that mean the same for a poster, and the motifs that show it. */
export interface KeywordMotifs {
  readonly keywords: ReadonlySet<string>;
  readonly motifs: ReadonlyArray<string>;
}

const read = (lines: ReadonlyArray<KeywordLine>): ReadonlyArray<KeywordMotifs> =>
  lines.map(([keywords, motifs]) => ({ keywords: new Set(keywords.split('; ')), motifs: motifs.split(' ') }));

/** Keywords that say what a title is about or where it plays, the most telling first. */
export const SUBJECT_MOTIFS = read([...SUBJECTS, ...SETTINGS]);

/** Keywords that say less, for titles without another. */
export const THEME_MOTIFS = read(THEMES);
