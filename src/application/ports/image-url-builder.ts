/** Image kinds; each has its own widths on the image host. `original` is never requested: no screen needs that size. */
export type ImageKind = 'poster' | 'backdrop' | 'profile' | 'still' | 'logo';

export type ImageSource = { readonly src: string; readonly srcSet: string };

/** Converts an image path into URLs. Returns null for every path if the catalogue has no images; generated art is rendered instead. */
export interface ImageUrlBuilder {
  readonly source: (kind: ImageKind, path: string | null) => ImageSource | null;
}

/** TMDB's widths in pixels. Source: TMDB /configuration. */
export const IMAGE_WIDTHS: Readonly<Record<ImageKind, ReadonlyArray<number>>> = {
  poster: [154, 185, 342, 500, 780],
  backdrop: [300, 780, 1280],
  profile: [45, 185],
  still: [185, 300],
  logo: [92, 154],
};
