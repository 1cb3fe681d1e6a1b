import { country, film, genre, language, rated, theme, years, type Theme } from './theme';

/** Films of one country, language or time. */
export const COUNTRY_AND_ERA_THEMES: ReadonlyArray<Theme> = [
  theme('Highly rated films in French', film, language('fr'), rated(7)),
  theme('Science fiction before 1970', film, genre('Science Fiction'), years(1900, 1969)),
  theme('Films in Korean', film, language('ko')),
  theme('Horror of the 1970s', film, genre('Horror'), years(1970, 1979)),
  theme('Films in Italian', film, language('it')),
  theme('Hollywood in the 1930s', film, country('US'), years(1930, 1939)),
  theme('Japanese films before 1970', film, country('JP'), years(1900, 1969)),
  theme('Romantic comedies of the 1990s', film, genre('Romance', 'Comedy'), years(1990, 1999)),
  theme('Films in Spanish', film, language('es')),
  theme('Westerns of the 1950s and 1960s', film, genre('Western'), years(1950, 1969)),
  theme('Nordic films', film, language('sv', 'da', 'no', 'fi', 'is')),
  theme('Action of the 1980s', film, genre('Action'), years(1980, 1989)),
  theme('Films in Hindi', film, language('hi')),
  theme('Films before 1930', film, years(1900, 1929)),
  theme('Films in German', film, language('de')),
  theme('Thrillers of the 1970s', film, genre('Thriller'), years(1970, 1979)),
  theme('Films in Chinese', film, language('zh', 'cn')),
];
