import type { Answer } from '../shared/answer';
import type { UserId } from '../users/user-id';

/** Account data that an audit entry may contain: never a password, and no data that the account itself lacks. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

/** A call by an admin, recorded before its execution. */
export type AuditCall = {
  readonly requestId: string;
  /** Ms since 1970. */
  readonly at: number;
  readonly by: UserId;
  /** Name of the server function ("setUserRole"). */
  readonly action: string;
  /** Parameters of the call without secrets. */
  readonly input: AuditValues;
};

/** Outcome of a call: the changed user with the values before and after, or the tag of the failure. */
export type AuditResult =
  | { readonly status: 'succeeded'; readonly userId: UserId | null; readonly before: AuditValues | null; readonly after: AuditValues | null }
  | { readonly status: 'failed'; readonly reason: string };

/** A stored entry. Without `outcome`, the call was interrupted; `input` shows which changes may have been made. */
export type AuditEntry = AuditCall & { readonly outcome: AuditResult | null };

/** Audit log of admin calls. Entries are written before execution, so that no change lacks an entry. */
export interface Audit {
  readonly begin: (call: AuditCall) => Answer<void>;
  /** Adds the outcome to the entry of the request; fails if there is none. */
  readonly finish: (requestId: string, outcome: AuditResult) => Answer<void>;
}
