import type { Watch } from '#domain/shared/answer';
import type { ActionEmail } from '#domain/users/auth-service';

/** An action e-mail that is stored instead of sent: backends without mail delivery render it on the screen. */
export type DemoEmail = ActionEmail & { readonly code: string };

/** Action e-mails created in this browser whose code is not yet applied, newest first. Always empty if the backend sends e-mails. */
export interface DemoMailbox {
  readonly messages: Watch<ReadonlyArray<DemoEmail>>;
}
