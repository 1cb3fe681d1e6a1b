import type { StoredTitle } from '#domain/lists/stored-title';
import type { RatingsChoice } from '#application/data-file/plan-import';
import type { OpenKind } from './import-row';

/** Endings of files with texts that can be imported, in an archive or not. */
export const TEXT_ENDINGS = ['csv', 'tsv', 'tab', 'json', 'jsonl', 'ndjson', 'txt'] as const;

/** Decisions of a person about an import before it runs. */
export type ImportChoices = {
  /** Rows by their ids. */
  readonly leftOut: ReadonlySet<number>;
  /** Lists by their names in the files. */
  readonly lists: ReadonlyMap<string, { readonly name: string; readonly isLeftOut: boolean }>;
  /** Names that the person gave lists in former imports, by their names in the files. */
  readonly names: ReadonlyMap<string, string>;
  /** Titles by the key of the named title; null means none of the candidates. */
  readonly titles: ReadonlyMap<string, StoredTitle | null>;
  readonly ratings: RatingsChoice;
  /** By names of files. */
  readonly kinds: ReadonlyMap<string, OpenKind>;
  /** Files whose ratings are out of ten, of those that do not say it. */
  readonly outOfTen: ReadonlySet<string>;
};

/** Choices that are kept for the next file. */
export type Remembered = Pick<ImportChoices, 'titles' | 'names'>;

export const noChoices: ImportChoices = {
  leftOut: new Set(), lists: new Map(), names: new Map(), titles: new Map(), ratings: 'mine', kinds: new Map(), outOfTen: new Set(),
};
