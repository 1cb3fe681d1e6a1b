import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

/** What prints posters and backdrops: each answers with the text of one SVG. */
export interface PosterRenderer {
  readonly posterArt: (title: ArtTitle) => string;
  readonly backdropArt: (title: ArtTitle) => string;
}
