import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { AuditWriter, AuditCall, AuditResult, AuditValues } from '#domain/audit/audit';
import type { AuditTarget } from '#domain/audit/audit-target';
import type { Failure } from '#domain/shared/failure';
import type { Clock } from '#application/ports/clock';
import type { ServerResult } from './server-deps';

/** Parameters that name what a call concerns. */
const TARGETS: ReadonlyArray<readonly [parameter: string, kind: AuditTarget['kind']]> = [
  ['uid', 'user'], ['userIDToGiveRole', 'user'], ['userID', 'user'], ['listID', 'list'], ['bannerName', 'banner'],
];

/** Returns what a call concerns, as its parameters name it; null if they do not. */
export const targetOfInput = (input: AuditValues): AuditTarget | null => {
  for (const [parameter, kind] of TARGETS) {
    const id = input[parameter];
    if (typeof id === 'string') return { kind, id, name: null };
  }
  return null;
};

const toFailedResult = (failure: Failure): AuditResult => ({
  status: 'failed', reason: failure._tag,
  ...(failure._tag === 'conflict' && { what: failure.what }),
});

const toAuditResult = (answer: E.Either<Failure, ServerResult>): AuditResult =>
  E.isLeft(answer)
    ? toFailedResult(answer.left)
    : { status: 'succeeded', before: answer.right.before ?? null, after: answer.right.after ?? null };

/**
 * Writes an audit entry before an admin's call and its outcome after the call. The call does not run if the entry cannot be written.
 * @param onAuditError receives the failure to add the outcome. The call stays done; an entry without an outcome is incomplete.
 */
export const withAudit =
  <A extends ServerResult>(
    { audit, clock }: { readonly audit: AuditWriter; readonly clock: Clock },
    call: Omit<AuditCall, 'at' | 'target'>,
    run: Answer<A>,
    onAuditError: (failure: Failure) => void,
  ): Answer<A> =>
  async () => {
    const started = await audit.begin({ ...call, target: targetOfInput(call.input), at: clock.now() })();
    if (E.isLeft(started)) return started;
    const answer = await run();
    const finished = await audit.finish(call.requestId, toAuditResult(answer), E.isRight(answer) ? answer.right.target : undefined)();
    if (E.isLeft(finished)) onAuditError(finished.left);
    return answer;
  };
