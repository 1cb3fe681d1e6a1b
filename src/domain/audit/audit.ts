import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { cutText } from '#domain/shared/cut-text';
import { withDefault } from '#domain/shared/with-default';
import { UserId } from '#domain/users/user-id';
import { AuditTarget } from './audit-target';

const AuditValue = t.union([t.string, t.number, t.boolean, t.null]);

/** Values that an audit entry may contain: never a password, and no data that the changed thing itself lacks. */
export const AuditValues = t.readonly(t.record(t.string, AuditValue), 'AuditValues');
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

const valuesOrNull = t.union([AuditValues, t.null]);
const targetOrNull = t.union([AuditTarget, t.null]);

/** Outcome of a call: the values before and after, or the tag of the failure and, of a conflict, what it names ("the last admin"). */
export const AuditResult = t.union([
  t.strict({ status: t.literal('succeeded'), before: valuesOrNull, after: valuesOrNull }),
  t.exact(t.intersection([t.type({ status: t.literal('failed'), reason: t.string }), t.partial({ what: t.string })])),
], 'AuditResult');
export type AuditResult =
  | { readonly status: 'succeeded'; readonly before: AuditValues | null; readonly after: AuditValues | null }
  | { readonly status: 'failed'; readonly reason: string; readonly what?: string };

/**
 * A stored entry, the document `audit/{requestId}`. Without `outcome`, the call was interrupted; `input` shows which changes may have been
 * made.
 */
export const AuditEntry = t.readonly(
  t.strict({
    requestId: t.string,
    /** Ms since 1970. */
    at: t.number,
    by: UserId,
    /** Name of the server function ("setUserRole"). */
    action: t.string,
    /** Target of the call; null if its input did not decode. */
    target: withDefault(targetOrNull, null),
    /** Parameters of the call without secrets. */
    input: AuditValues,
    outcome: t.union([AuditResult, t.null]),
  }),
  'AuditEntry',
);
export type AuditEntry = t.TypeOf<typeof AuditEntry>;

/** Parameters of bulk calls that name several things, as `toAuditValues` writes them. */
const ID_PARAMETERS = ['uids', 'listIDs', 'ids'] as const;

const SECRET: ReadonlySet<string> = new Set(['password']);

/** Longest text of a parameter in an entry: a call that is refused may have sent any text. */
const MAX_TEXT = 200;

/** Returns a value as an entry contains it, a longer text cut; undefined for other values. Ids contain no spaces. */
const toAuditValue = (value: unknown): AuditValues[string] | undefined => {
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${cutText(value, MAX_TEXT - 1)}…`;
  if (AuditValue.is(value)) return value;
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value.join(' ') : undefined;
};

/** Returns the parameters of a call that an entry may contain: simple values and lists of ids, without secrets. */
export const toAuditValues = (parameters: object): AuditValues =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]) => {
      const value = SECRET.has(name) ? undefined : toAuditValue(parameter);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Returns the ids of everything that a call concerns: of a bulk call those that it names, else that of its target. */
export const auditedIds = ({ target, input }: Pick<AuditEntry, 'target' | 'input'>): ReadonlyArray<string> => {
  const named = ID_PARAMETERS.flatMap((parameter) => {
    const value = input[parameter];
    return typeof value === 'string' && value !== '' ? value.split(' ') : [];
  });
  return [...new Set([...named, ...(target === null || target.id === '' ? [] : [target.id])])];
};

/** An entry is kept this long, in ms: 12 months. */
export const AUDIT_RETENTION_MS = 365 * 24 * 60 * 60 * 1000;

/** A call by an admin, recorded before its execution. */
export type AuditCall = Omit<AuditEntry, 'outcome'>;

/** Audit log of admin calls. Entries are written before execution, so that no change lacks an entry. */
export interface AuditWriter {
  readonly begin: (call: AuditCall) => Answer<void>;
  /** Adds the outcome to the entry of the request, and the target if it is known only then; fails if there is no entry. */
  readonly finish: (requestId: string, outcome: AuditResult, target?: AuditTarget) => Answer<void>;
  /** Returns the entry of a request; null if there is none, or none anymore. */
  readonly find: (requestId: string) => Answer<AuditEntry | null>;
}
