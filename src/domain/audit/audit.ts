import type { Answer } from '../shared/answer';
import type { UserId } from '../users/user-id';

/** Facts about an account that an audit may keep: never a password, and nothing that the account itself does not hold. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

/** What an admin set out to do. */
export type AuditCall = {
  readonly requestId: string;
  /** Ms since 1970. */
  readonly at: number;
  readonly by: UserId;
  /** The call's name ("setUserRole"). */
  readonly what: string;
  /** What was asked for, secrets left out. */
  readonly asked: AuditValues;
};

/** What came of it: `refused` is the failure's tag. */
export type AuditResult =
  | { readonly is: 'done'; readonly whom: UserId | null; readonly before: AuditValues | null; readonly after: AuditValues | null }
  | { readonly is: 'refused'; readonly why: string };

/** An entry as it is kept. One that has no outcome was interrupted: what was asked for tells how far it may have come. */
export type AuditEntry = AuditCall & { readonly outcome: AuditResult | null };

/** Who did what to whom. An entry is begun before anything is done, so that nothing is done without one. */
export interface Audit {
  readonly begin: (undertaking: AuditCall) => Answer<void>;
  /** Adds the outcome to the entry of that request. */
  readonly finish: (requestId: string, outcome: AuditResult) => Answer<void>;
}
