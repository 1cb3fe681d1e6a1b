import { COUNTRY_AND_ERA_THEMES } from './country-and-era-themes';
import { PEOPLE_THEMES } from './people-themes';
import { SEASON_THEMES, SUBJECT_THEMES } from './subject-themes';
import { LENGTH_AND_TONE_THEMES, SERIES_THEMES } from './series-and-length-themes';
import type { Theme } from './theme';

/** The five groups of themes: a day has one theme of each, so that no day is about directors only. */
export const THEME_GROUPS: ReadonlyArray<ReadonlyArray<Theme>> = [
  PEOPLE_THEMES, SUBJECT_THEMES, COUNTRY_AND_ERA_THEMES, LENGTH_AND_TONE_THEMES, SERIES_THEMES,
];
export { SEASON_THEMES };
