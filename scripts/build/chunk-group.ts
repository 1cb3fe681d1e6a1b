/** A group of modules that share one file. */
export type ChunkGroup = {
  readonly name: string;
  readonly test: RegExp;
  /** The group takes modules that at least so many chunks use. */
  readonly minShareCount?: number;
  readonly includeDependenciesRecursively?: boolean;
};

/** Joins the parts of a regular expression that is too long for one line. */
export const pattern = (...parts: ReadonlyArray<string>): RegExp => new RegExp(parts.join(''));
