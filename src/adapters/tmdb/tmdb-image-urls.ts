import { IMAGE_WIDTHS, type ImageKind, type ImageUrls } from '#application/ports/image-urls';

/** The width for browsers that do not choose themselves: right for a page at ordinary resolution. */
const USUAL: Readonly<Record<ImageKind, number>> = { poster: 342, backdrop: 780, profile: 185, still: 300, logo: 92 };

/** Nothing but a file's name may become part of an address. */
const isFile = (path: string): boolean => /^\/[\w.-]+$/.test(path);

/** Pictures from TMDB's image host, or from one that serves the same paths. `base` is what stands before `/t/p/w342/…`. */
export const tmdbImageUrls = ({ base }: { readonly base: string }): ImageUrls => {
  const root = base.replace(/\/+$/, '');
  return {
    source: (kind, path) => {
      if (path === null || !isFile(path)) return null;
      const at = (width: number): string => `${root}/t/p/w${width}${path}`;
      return { src: at(USUAL[kind]), srcSet: IMAGE_WIDTHS[kind].map((width) => `${at(width)} ${width}w`).join(', ') };
    },
  };
};
