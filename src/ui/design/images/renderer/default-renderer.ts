import { backdropArt } from '#ui/design/poster-art/backdrop-art.ts';
import { posterArt } from '#ui/design/poster-art/poster-art.ts';
import type { PosterRenderer } from './poster-renderer';

/** The press of the house. Reached by import() only, so that the families of posters are one chunk of their own. */
export const defaultRenderer: PosterRenderer = { posterArt, backdropArt };
