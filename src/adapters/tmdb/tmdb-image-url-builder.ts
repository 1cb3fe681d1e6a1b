import { IMAGE_WIDTHS, type ImageKind, type ImageUrlBuilder } from '#application/ports/image-url-builder';

/** Default widths in pixels for browsers without `srcset` support: suitable for a page at ordinary resolution. */
const DEFAULT_WIDTHS: Readonly<Record<ImageKind, number>> = { poster: 342, backdrop: 780, profile: 185, still: 300, logo: 92 };

/** Returns whether the path of an image is a plain file name, the only form that may become part of a URL. */
export const isImageFile = (path: string): boolean => /^\/[\w.-]+$/.test(path);

/** Returns image URLs on TMDB's image host, or on a host that serves the same paths. `base` is the URL before `/t/p/w342/…`. */
export const tmdbImageUrlBuilder = ({ base }: { readonly base: string }): ImageUrlBuilder => {
  const root = base.replace(/\/+$/, '');
  return {
    source: (kind, path) => {
      if (path === null || !isImageFile(path)) return null;
      const urlForWidth = (width: number): string => `${root}/t/p/w${width}${path}`;
      return {
        src: urlForWidth(DEFAULT_WIDTHS[kind]),
        srcSet: IMAGE_WIDTHS[kind].map((width) => `${urlForWidth(width)} ${width}w`).join(', '),
      };
    },
  };
};
