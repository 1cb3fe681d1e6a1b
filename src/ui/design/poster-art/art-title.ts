/** What the press needs to know of a film or a series to print its poster. */
export interface ArtTitle {
  readonly title: string;
  readonly year: number | null;
  readonly genres: ReadonlyArray<string>;
  /** The title's key: kind and number, `movie-550`. The die for what its poster looks like. */
  readonly id: string;
  readonly mediaType: 'movie' | 'tv';
}
