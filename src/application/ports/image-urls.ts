/** The widths that the image host serves, by what is shown. `original` is never asked for: nothing on a screen needs it. */
export type ImageKind = 'poster' | 'backdrop' | 'profile' | 'still' | 'logo';

export type ImageSource = { readonly src: string; readonly srcSet: string };

/** Turns a picture's path into addresses. A profile without pictures answers null for every path, and the generated art stands in. */
export interface ImageUrls {
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
