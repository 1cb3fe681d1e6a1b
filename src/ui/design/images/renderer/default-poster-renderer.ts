import { backdropArt } from '#ui/design/poster-art/backdrop-art.ts';
import { variantInRow } from '#ui/design/poster-art/choose-variants.ts';
import { posterArt } from '#ui/design/poster-art/poster-art.ts';
import type { PosterRenderer } from './poster-renderer';

/** The poster renderer of the app. Load only by import(), so that the poster families are a chunk of their own. */
export const defaultPosterRenderer: PosterRenderer = { posterArt, backdropArt, variantIn: variantInRow };
