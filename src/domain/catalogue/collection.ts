import type { Title } from './title';

/** A film series ("The Matrix Collection"); `parts` are in order of release. */
export type Collection = {
  readonly id: number;
  readonly name: string;
  readonly overview: string | null;
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  readonly parts: ReadonlyArray<Title>;
};
