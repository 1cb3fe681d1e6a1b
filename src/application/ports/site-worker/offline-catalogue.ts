import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

export type OfflineCatalogueState = {
  /**
   * `none`: nothing is kept. `loading`: this tab stores files. `part`: some files are kept; the tab that stored them was closed, storing
   * failed, or the catalogue has changed since. `whole`: all files are kept.
   */
  readonly phase: 'none' | 'loading' | 'part' | 'whole';
  /** Size of the files that are kept, in bytes as they are stored; 0 while unknown. */
  readonly keptBytes: number;
  /** Size of all files, in bytes as they are stored. */
  readonly totalBytes: number;
  /** Why storing stopped; its `storage` is `full` where the files do not fit. */
  readonly failure: Failure | null;
};

/** Keeps all files of the embedded catalogue in this browser, so that every title opens without a network. */
export interface OfflineCatalogue {
  readonly state: Watch<OfflineCatalogueState>;
  /** Stores the files that are missing. Files that are stored already stay, also if this fails. */
  readonly keep: () => void;
  /** Stops storing, and deletes the files. */
  readonly remove: () => void;
}
