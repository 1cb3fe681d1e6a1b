import type { Title } from './title';

/** Films that belong together ("The Matrix Collection"), in order of release. */
export type Collection = {
  readonly id: number;
  readonly name: string;
  readonly overview: string | null;
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  readonly parts: ReadonlyArray<Title>;
};
