import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

/** Generates posters and backdrops; each function returns the markup of one SVG. */
export interface PosterRenderer {
  readonly posterArt: (title: ArtTitle) => string;
  readonly backdropArt: (title: ArtTitle) => string;
}
