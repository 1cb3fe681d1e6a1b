/** Input of the poster renderer: the data of a film or a series. */
export interface ArtTitle {
  readonly title: string;
  readonly year: number | null;
  readonly genres: ReadonlyArray<string>;
  /** Key of the title: kind and number, `movie-550`. Seeds the random choices of its poster. */
  readonly id: string;
  readonly mediaType: 'movie' | 'tv';
}
