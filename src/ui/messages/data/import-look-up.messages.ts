import type { LookUp } from '#application/imports/look-up/look-up';
import { formatCountWithNoun, formatNumber, formatPercent } from '#ui/messages/format/format.ts';
import { importTimeLeftText } from './import-records.messages';

/** Looking for the titles of an import, on its page and in the notice of other pages. */
export const LOOK_UP_MESSAGES = {
  retry: 'Try again',
  looking: 'The titles of your import are being looked up. Nothing is added before you have seen the result.',
  stopped: 'Your import stopped. What was found is kept. Try again.',
  kept: 'If this tab closes or reloads, choose the same files again to go on.',
  ready: 'Your import is ready to be checked. Nothing is added before you have seen it.',
} as const;

const WAITING = { connection: 'Waiting for the connection.', catalogue: 'Waiting for the catalogue.' } as const;
/** Waiting on other pages. */
export const WAITING_NOTICES = {
  connection: 'Your import is waiting for the connection. It continues by itself.',
  catalogue: 'Your import is waiting for the catalogue. It continues by itself.',
} as const;

/** "812 of 2,000 titles looked up. About 9 minutes left." @param minutesLeft null if unknown. */
export const lookUpText = ({ found, all, waitsFor }: LookUp, minutesLeft: number | null): string => {
  const count = `${formatNumber(found)} of ${formatCountWithNoun(all, 'title', 'titles')} looked up.`;
  if (waitsFor !== null) return `${WAITING[waitsFor]} ${count}`;
  return found === all ? `${count} Comparing them with your account.` : `${count}${importTimeLeftText(minutesLeft)}`;
};

/** Says to screen readers how far it is, at each tenth and whenever it begins to wait or goes on. */
export const lookUpStatusText = (lookUp: LookUp): string =>
  (lookUp.waitsFor === null && lookUp.found < lookUp.all
    ? `${formatPercent(Math.floor((lookUp.found / lookUp.all) * 10) / 10)} of the titles looked up.`
    : lookUp.all === 0 ? '' : lookUpText(lookUp, null));
