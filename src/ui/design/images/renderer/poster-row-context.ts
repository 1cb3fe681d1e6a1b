import { createContext } from 'react';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

/** The titles of the row or grid that contains a poster, in order: neighbours get posters with different motifs. Empty outside of rows. */
export const PosterRowContext = createContext<ReadonlyArray<ArtTitle>>([]);
