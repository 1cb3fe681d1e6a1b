import { film, genre, inSeason, keyword, theme, type Theme } from './theme';

/** Films about one thing. */
export const SUBJECT_THEMES: ReadonlyArray<Theme> = [
  theme('Travels in time', film, keyword('time travel')),
  theme('Heists and robberies', film, keyword('heist', 'robbery', 'bank robbery')),
  theme('Vampires', film, keyword('vampire')),
  theme('Spies and secret agents', film, keyword('spy', 'secret agent')),
  theme('Robots and androids', film, keyword('robot', 'android')),
  theme('Road trips', film, keyword('road trip', 'road movie')),
  theme('Samurai', film, keyword('samurai')),
  theme('Coming of age', film, keyword('coming of age')),
  theme('Dinosaurs and dragons', film, keyword('dinosaur', 'dragon')),
  theme('Based on a true story', film, keyword('based on true story')),
  theme('Set in hotels', film, keyword('hotel')),
  theme('Martial arts', film, keyword('martial arts', 'kung fu')),
  theme('Prisons', film, keyword('prison')),
  theme('Dogs', film, keyword('dog')),
  theme('Film noir', film, keyword('film noir')),
  theme('Space travel', film, keyword('space travel', 'space')),
  theme('Journalists', film, keyword('journalist', 'journalism')),
  theme('Weddings', film, keyword('wedding')),
  theme('On islands', film, keyword('island')),
  theme('Gangsters and the mafia', film, keyword('gangster', 'mafia')),
  theme('Fairy tales', film, keyword('fairy tale')),
  theme('Set in Paris', film, keyword('paris', 'paris, france')),
  theme('Directed by women', film, keyword('woman director')),
];

/** Themes of a time of the year. A season ends in the year in which it begins. */
export const SEASON_THEMES: ReadonlyArray<Theme> = [
  inSeason(['02-08', '02-16'], theme('Love stories', film, genre('Romance'))),
  inSeason(['06-15', '08-31'], theme('Summer and the beach', film, keyword('summer', 'beach'))),
  inSeason(['08-20', '09-15'], theme('Back to high school', film, keyword('high school'))),
  inSeason(['10-18', '10-31'], theme('Ghosts, witches and haunted houses', film, keyword('ghost', 'haunted house', 'witch'))),
  inSeason(['12-05', '12-26'], theme('Christmas films', film, keyword('christmas'))),
  inSeason(['01-02', '02-05'], theme('Winter and snow', film, keyword('winter', 'snow'))),
];
