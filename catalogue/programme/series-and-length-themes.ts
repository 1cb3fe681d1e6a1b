import { country, film, genre, keyword, lasts, language, rated, series, theme, years, type Theme } from './theme';

/** Films of one length or tone. */
export const LENGTH_AND_TONE_THEMES: ReadonlyArray<Theme> = [
  theme('Over in 90 minutes, rated 7 or more', film, lasts(1, 90), rated(7)),
  theme('Dark comedies', film, keyword('dark comedy')),
  theme('Three hours and more', film, lasts(180, 999)),
  theme('Highly rated documentaries', film, genre('Documentary'), rated(7.2)),
  theme('Crime comedies', film, genre('Crime', 'Comedy')),
  theme('Musicals', film, keyword('musical')),
  theme('Animated films of two hours and less, rated 7.5 or more', film, genre('Animation'), lasts(1, 120), rated(7.5)),
  theme('Mysteries under two hours', film, genre('Mystery'), lasts(1, 119)),
  theme('Dystopias', film, keyword('dystopia')),
  theme('Satires', film, keyword('satire')),
  theme('War films rated 7.5 or more', film, genre('War'), rated(7.5)),
  theme('Science fiction comedies', film, genre('Science Fiction', 'Comedy')),
  theme('Stories of survival', film, keyword('survival')),
];

/** Series. */
export const SERIES_THEMES: ReadonlyArray<Theme> = [
  theme('Ended after one season', series, ({ seasonCount, status }) => seasonCount === 1 && status === 'Ended'),
  theme('British crime series', series, country('GB'), genre('Crime')),
  theme('Comedy series with short episodes', series, genre('Comedy'), lasts(1, 30)),
  theme('Series in Korean', series, language('ko')),
  theme('Series of the 1990s', series, years(1990, 1999)),
  theme('Documentary series', series, genre('Documentary')),
  theme('Mystery series', series, genre('Mystery')),
  theme('Series in Japanese', series, language('ja')),
  theme('Ten seasons and more', series, ({ seasonCount }) => seasonCount !== null && seasonCount >= 10),
  theme('Series before 1980', series, years(1900, 1979)),
  theme('Series in Spanish', series, language('es')),
];
