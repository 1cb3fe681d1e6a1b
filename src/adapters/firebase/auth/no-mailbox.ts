import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import type { DemoMailbox } from '#application/ports/demo-mailbox';

/** The identity service sends letters by mail: none lies in the house. */
export const noMailbox: DemoMailbox = { messages: of(E.right([])) };
