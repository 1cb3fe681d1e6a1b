import { isInternal, type Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';

const written = new WeakSet<Failure>();

/** Writes to the browser's console: the place where whoever looks after a fault looks first. */
export const consoleLog: Log = {
  failure: (where, failure) => {
    if (isInternal(failure) && written.has(failure)) return;
    written.add(failure);
    console.error(`[${where}]`, failure);
  },
};
