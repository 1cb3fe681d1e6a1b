import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { monthOfViewing, monthCountTask } from '../adapters/count-viewings';
import type { CountRequest } from '../adapters/counting-mark';
import { countExclusively, type CountDeps } from './count-exclusively';

/** A viewing before and after a change; without a document where there is none. */
export type ViewingEvent = Pick<CountRequest, 'event' | 'attempt'> & {
  readonly uid: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
};

/** Counts the months of a changed viewing: that of its day before and that of its day after. */
export const recountHistory = async (deps: CountDeps, { uid, event, attempt, before, after }: ViewingEvent): Promise<void> => {
  const concerned = [monthOfViewing(before), monthOfViewing(after)].flatMap((month) => month ?? []);
  const months = new Map(concerned.map((month) => [`history:${uid}:${month.year}-${month.month}`, month]));
  await Promise.all(
    [...months].map(([key, month]) =>
      countExclusively(deps, { key, event, attempt, changedAt: 0 }, monthCountTask(deps.store, uid, month)),
    ),
  );
};
