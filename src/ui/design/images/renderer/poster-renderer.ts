import type { PosterVariant } from '#ui/design/poster-art/choose-composition.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

/** Generates posters and backdrops; each function returns the markup of one SVG. */
export interface PosterRenderer {
  readonly posterArt: (title: ArtTitle, variant: PosterVariant) => string;
  /** Returns the variant of a title's poster in a row of titles. */
  readonly variantIn: (row: ReadonlyArray<ArtTitle>, title: ArtTitle) => PosterVariant;
  readonly backdropArt: (title: ArtTitle) => string;
}
