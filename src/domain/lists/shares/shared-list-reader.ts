import type { Answer } from '#domain/shared/answer';
import type { SharedListPart } from './shared-list';

/** Lists that members share by a link. Readable by everybody who has the link, without a session. */
export interface SharedListReader {
  /**
   * Reads one page of a shared list. `not-found` for an unknown or malformed id, an ended link, a deleted list, and a disabled or deleted
   * owner. @param cursor of the previous page; null for the first one.
   */
  readonly read: (shareId: string, cursor: string | null, signal?: AbortSignal) => Answer<SharedListPart>;
}
