import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { AuditResult, AuditCall } from '#domain/audit/audit';
import type { Failure } from '#domain/shared/failure';
import type { ServerResult } from '#application/server/server-deps';
import type { HttpDeps } from './http-deps';

const toAuditResult = (answer: E.Either<Failure, ServerResult>): AuditResult =>
  E.isLeft(answer)
    ? { status: 'failed', reason: answer.left._tag }
    : { status: 'succeeded', userId: answer.right.userId ?? null, before: answer.right.before ?? null, after: answer.right.after ?? null };

/**
 * Writes an audit entry before an admin's call and its outcome after the call. The call does not run if the entry cannot be written.
 * @param onAuditError receives the failure to add the outcome. The call stays done; an entry without an outcome is incomplete.
 */
export const withAudit =
  (
    { audit, clock }: Pick<HttpDeps, 'audit' | 'clock'>,
    call: Omit<AuditCall, 'at'>,
    run: Answer<ServerResult>,
    onAuditError: (failure: Failure) => void,
  ): Answer<ServerResult> =>
  async () => {
    const started = await audit.begin({ ...call, at: clock.now() })();
    if (E.isLeft(started)) return started;
    const answer = await run();
    const finished = await audit.finish(call.requestId, toAuditResult(answer))();
    if (E.isLeft(finished)) onAuditError(finished.left);
    return answer;
  };
