import { logger } from 'firebase-functions';
import * as E from 'fp-ts/Either';
import { purgeExpiredLists } from '#application/server/lists/purge-lists';
import { sendDueDigests } from '#application/server/reminders/send-digests';
import type { HttpDeps } from '../http/http-deps';

/** A run ends before the function's time limit of nine minutes; the next run continues. */
const RUN_MS = 480_000;
const timeLeft = ({ clock }: Pick<HttpDeps, 'clock'>): (() => boolean) => {
  const startedAt = clock.now();
  return () => clock.now() - startedAt < RUN_MS;
};

/** Deletes the lists that were deleted over 30 days ago. */
export const purgeDue = async (deps: HttpDeps): Promise<void> => {
  const isDone = await purgeExpiredLists(deps.lists, deps.clock.now(), timeLeft(deps))();
  if (E.isLeft(isDone)) throw new Error(`Deleted lists could not be purged: ${isDone.left._tag}.`);
  if (!isDone.right) logger.warn('Deleted lists are left for the next purge.');
};

/** Sends the digests that are due. The log counts them and names no member. */
export const sendDigestsDue = async (deps: HttpDeps): Promise<void> => {
  const { comingDates, push } = deps;
  if (comingDates === null || push === null) return;
  const run = await sendDueDigests({ ...deps, comingDates, push }, timeLeft(deps))();
  if (E.isLeft(run)) throw new Error(`The digests that are due could not be found: ${run.left._tag}.`);
  const { failures, isDone } = run.right;
  logger.write({ severity: failures.length === 0 && isDone ? 'INFO' : 'WARNING', message: 'digests', ...run.right });
};
