import { isInternal, type Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';

const written = new WeakSet<Failure>();

/** Log on the browser's console. Writes each internal failure object once. */
export const consoleLog: Log = {
  failure: (where, failure) => {
    if (isInternal(failure) && written.has(failure)) return;
    written.add(failure);
    console.error(`[${where}]`, failure);
  },
};
