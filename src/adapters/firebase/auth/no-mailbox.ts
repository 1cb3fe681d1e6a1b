import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import type { DemoMailbox } from '#application/ports/demo-mailbox';

/** Empty mailbox: Firebase Auth sends its e-mails. */
export const noMailbox: DemoMailbox = { messages: of(E.right([])) };
