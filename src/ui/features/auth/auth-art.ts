import type { ActionMode } from '#domain/users/auth-service';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

const film = (id: string, title: string, year: number, ...genres: ReadonlyArray<string>): ArtTitle => ({
  id, title, year, genres, mediaType: 'movie',
});

/** Poster art beside the form of each auth page. */
export const AUTH_ART = {
  in: film('tmdb-655', 'Paris, Texas', 1984, 'Drama'),
  new: film('tmdb-11216', 'Cinema Paradiso', 1988, 'Drama', 'Romance'),
  lost: film('tmdb-77', 'Memento', 2000, 'Mystery', 'Thriller'),
  post: film('tmdb-9489', 'You’ve Got Mail', 1998, 'Comedy', 'Romance'),
} as const;

export const ACTION_ART: Readonly<Record<ActionMode, ArtTitle>> = {
  'verify-email': AUTH_ART.post,
  'reset-password': AUTH_ART.lost,
  'change-email': AUTH_ART.post,
  'recover-email': AUTH_ART.lost,
};
