import { film, genre, inSeason, keyword, oneDirector, theme, type Theme } from './theme';

/** Films with one thing. A keyword says that it occurs, not that the film is about it: so do the names. */
export const SUBJECT_THEMES: ReadonlyArray<Theme> = [
  theme('Travels in time', film, keyword('time travel')),
  theme('With a heist or a robbery', film, keyword('heist', 'robbery', 'bank robbery')),
  theme('With vampires', film, keyword('vampire')),
  theme('With spies or secret agents', film, keyword('spy', 'secret agent')),
  theme('With robots or androids', film, keyword('robot', 'android')),
  theme('Road trips', film, keyword('road trip', 'road movie')),
  theme('With samurai', film, keyword('samurai')),
  theme('Coming of age', film, keyword('coming of age')),
  theme('With dinosaurs or dragons', film, keyword('dinosaur', 'dragon')),
  theme('Based on a true story', film, keyword('based on true story')),
  theme('With a hotel', film, keyword('hotel')),
  theme('With martial arts', film, keyword('martial arts', 'kung fu')),
  theme('With a prison', film, keyword('prison')),
  theme('With a dog', film, keyword('dog')),
  theme('Film noir', film, keyword('film noir')),
  theme('With space travel', film, keyword('space travel', 'space')),
  theme('With a journalist', film, keyword('journalist', 'journalism')),
  theme('With a wedding', film, keyword('wedding')),
  theme('With an island', film, keyword('island')),
  theme('With gangsters or the mafia', film, keyword('gangster', 'mafia')),
  theme('Fairy tales, old and new', film, keyword('fairy tale')),
  theme('With scenes in Paris', film, keyword('paris', 'paris, france')),
  // The keyword says that one of the directors is a woman.
  theme('Directed by women', film, keyword('woman director'), oneDirector),
];

/** Themes of a time of the year. A season ends in the year in which it begins. */
export const SEASON_THEMES: ReadonlyArray<Theme> = [
  inSeason(['02-08', '02-16'], theme('Love stories', film, genre('Romance'))),
  inSeason(['06-15', '08-31'], theme('Summers and beaches', film, keyword('summer', 'beach'))),
  inSeason(['08-20', '09-15'], theme('Back to high school', film, keyword('high school'))),
  inSeason(['10-18', '10-31'], theme('With ghosts, witches or a haunted house', film, keyword('ghost', 'haunted house', 'witch'))),
  inSeason(['12-05', '12-26'], theme('Christmas films', film, keyword('christmas'))),
  inSeason(['01-02', '02-05'], theme('Winters and snow', film, keyword('winter', 'snow'))),
];
