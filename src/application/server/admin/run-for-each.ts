import * as E from 'fp-ts/Either';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { BulkOutcome } from '#domain/users/admin-api';
import type { AuditTarget } from '#domain/audit/audit-target';
import type { ServerResult } from '#application/server/server-deps';

/** Result of a bulk call: one outcome for each id, in the order of the ids. */
export type BulkResult = ServerResult & { readonly response: ReadonlyArray<BulkOutcome> };

const whatOf = (failure: Failure): string | null => ('what' in failure ? failure.what : failure._tag === 'invalid' ? failure.rule : null);

/** Ids that are changed at the same time: Hosting ends a request after 60 s, and 100 users one after another can take longer. */
const PARALLEL = 5;

/**
 * Runs a change for each id and says what became of each. A refused id stops no other. A failure that says nothing
 * about an id, as of the database, ends the call: what was done before stays done, and repeating the call is harmless.
 * @param change returns the name of what it changed, for the audit; null if there is none.
 */
export const runForEach =
  <Id extends string>(ids: ReadonlyArray<Id>, kind: AuditTarget['kind'], change: (id: Id) => Answer<string | null>): Answer<BulkResult> =>
  async () => {
    const response: BulkOutcome[] = [];
    const names: string[] = [];
    for (const part of chunksOf(PARALLEL)([...new Set(ids)])) {
      const answers = await Promise.all(part.map(async (id) => ({ id, answer: await change(id)() })));
      for (const { id, answer } of answers) {
        if (
          E.isLeft(answer) &&
          (answer.left._tag === 'unavailable' || answer.left._tag === 'rate-limited' || answer.left._tag === 'unexpected')
        )
          return answer;
        if (E.isRight(answer) && answer.right !== null) names.push(answer.right);
        response.push({ id, refused: E.isLeft(answer) ? { reason: answer.left._tag, what: whatOf(answer.left) } : null });
      }
    }
    const refused = response.filter((outcome) => outcome.refused !== null).map(({ id }) => id);
    const done = response.length - refused.length;
    return E.right({
      response,
      target: { kind, id: ids.length === 1 ? (ids[0] ?? '') : '', name: ids.length === 1 ? (names[0] ?? null) : null },
      before: null,
      // Names contain commas, but no line breaks.
      after: { ids: ids.join(' '), ...(names.length === 0 ? {} : { names: names.join('\n') }), done, refused: refused.join(' ') },
    });
  };
