import type { Mood } from '#domain/evening-pick/mood';
import type { ArtTitle } from '#ui/design/images/poster-image.tsx';

/** The title whose generated picture stands for each mood: id, year, genre. */
const MOOD_ART: Readonly<Record<Mood, readonly [id: string, title: string, year: number, genre: string]>> = {
  laugh: ['movie-901', 'City Lights', 1931, 'Comedy'],
  warm: ['movie-630', 'The Wizard of Oz', 1939, 'Family'],
  love: ['movie-194', 'Amélie', 2001, 'Romance'],
  tense: ['movie-213', 'North by Northwest', 1959, 'Thriller'],
  scare: ['movie-694', 'The Shining', 1980, 'Horror'],
  puzzle: ['movie-963', 'The Maltese Falcon', 1941, 'Mystery'],
  crime: ['movie-829', 'Chinatown', 1974, 'Crime'],
  action: ['movie-85', 'Raiders of the Lost Ark', 1981, 'Action'],
  far: ['movie-947', 'Lawrence of Arabia', 1962, 'Adventure'],
  worlds: ['movie-62', '2001: A Space Odyssey', 1968, 'Science Fiction'],
  deep: ['movie-843', 'In the Mood for Love', 2000, 'Drama'],
  children: ['movie-12', 'Finding Nemo', 2003, 'Animation'],
  learn: ['movie-1667', 'March of the Penguins', 2005, 'Documentary'],
  music: ['movie-244786', 'Whiplash', 2014, 'Music'],
  western: ['movie-335', 'Once Upon a Time in the West', 1968, 'Western'],
  classic: ['movie-346', 'Seven Samurai', 1954, 'History'],
};

/** Returns the poster renderer's input for the picture of a mood. */
export const moodArt = (mood: Mood): ArtTitle => {
  const [id, title, year, genre] = MOOD_ART[mood];
  return { id, title, year, genres: [genre], mediaType: 'movie' };
};
