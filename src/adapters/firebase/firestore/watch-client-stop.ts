import { onLog } from 'firebase/app';

/** Text that the SDK logs when its queue fails, which is for good: every later read and write of this tab rejects or hangs. */
const QUEUE_FAILED = 'INTERNAL UNHANDLED ERROR';

/**
 * Calls `onStop` when the Firestore client of this tab stops by an internal error, such as the assertion ca9 (firebase-js-sdk 9172 and
 * 9267). The SDK reports such an error only in its log. Firebase has one log handler a page.
 */
export const watchClientStop = (onStop: () => void): void =>
  onLog(({ type, message }) => {
    if (type === '@firebase/firestore' && message.includes(QUEUE_FAILED)) onStop();
  }, { level: 'error' });
