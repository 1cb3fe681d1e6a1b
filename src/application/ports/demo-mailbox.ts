import type { Watch } from '#domain/shared/answer';
import type { ActionEmail } from '#domain/users/auth-service';

/** A letter that lies in the house instead of being sent: profiles without a post office show it on the screen. */
export type DemoEmail = ActionEmail & { readonly code: string };

/** Letters that were written at this browser and not yet followed, newest first. Always empty where letters are really sent. */
export interface DemoMailbox {
  readonly messages: Watch<ReadonlyArray<DemoEmail>>;
}
