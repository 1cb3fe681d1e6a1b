import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import type { AuditResult, AuditCall } from '#domain/audit/audit';
import type { Failure } from '#domain/shared/failure';
import type { HandlerResult } from './endpoint';
import type { ServerDeps } from '../server-deps';

const outcomeOf = (answer: E.Either<Failure, HandlerResult>): AuditResult =>
  E.isLeft(answer)
    ? { is: 'refused', why: answer.left._tag }
    : { is: 'done', whom: answer.right.userId ?? null, before: answer.right.before ?? null, after: answer.right.after ?? null };

/**
 * An admin's call is written down before it is made and once more after it; one that cannot be written down is not made.
 * @param cannotFinish hears why the outcome could not be added. Done is done: an entry without an outcome says so to whoever reads it.
 */
export const withAudit =
  (
    { audit, clock }: Pick<ServerDeps, 'audit' | 'clock'>,
    undertaking: Omit<AuditCall, 'at'>,
    run: Answer<HandlerResult>,
    cannotFinish: (failure: Failure) => void,
  ): Answer<HandlerResult> =>
  async () => {
    const begun = await audit.begin({ ...undertaking, at: clock.now() })();
    if (E.isLeft(begun)) return begun;
    const answer = await run();
    const finished = await audit.finish(undertaking.requestId, outcomeOf(answer))();
    if (E.isLeft(finished)) cannotFinish(finished.left);
    return answer;
  };
