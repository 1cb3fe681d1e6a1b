import * as E from 'fp-ts/Either';
import type { Answer } from '../../src/domain/answer';
import type { Outcome, Undertaking } from '../../src/domain/audit/audit';
import type { Failure } from '../../src/domain/failure';
import type { Reply } from './endpoint';
import type { World } from './world';

const outcomeOf = (answer: E.Either<Failure, Reply>): Outcome =>
  E.isLeft(answer)
    ? { is: 'refused', why: answer.left._tag }
    : { is: 'done', whom: answer.right.whom ?? null, before: answer.right.before ?? null, after: answer.right.after ?? null };

/**
 * An admin's call is written down before it is made and once more after it; one that cannot be written down is not made.
 * @param cannotFinish hears why the outcome could not be added. Done is done: an entry without an outcome says so to whoever reads it.
 */
export const audited =
  (
    { audit, clock }: Pick<World, 'audit' | 'clock'>,
    undertaking: Omit<Undertaking, 'at'>,
    run: Answer<Reply>,
    cannotFinish: (failure: Failure) => void,
  ): Answer<Reply> =>
  async () => {
    const begun = await audit.begin({ ...undertaking, at: clock.now() })();
    if (E.isLeft(begun)) return begun;
    const answer = await run();
    const finished = await audit.finish(undertaking.requestId, outcomeOf(answer))();
    if (E.isLeft(finished)) cannotFinish(finished.left);
    return answer;
  };
