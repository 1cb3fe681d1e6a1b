import type { Watch } from '../answer';
import type { Letter } from './accounts';

/** A letter that lies in the house instead of being sent: profiles without a post office show it on the screen. */
export type HeldLetter = Letter & { readonly code: string };

/** Letters that were written at this browser and not yet followed, newest first. Always empty where letters are really sent. */
export interface Letters {
  readonly held: Watch<ReadonlyArray<HeldLetter>>;
}
