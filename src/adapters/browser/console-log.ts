import type { Log } from '#domain/log';

/** Writes to the browser's console: the place where whoever looks after a fault looks first. */
export const consoleLog: Log = {
  failure: (where, failure) => console.error(`[${where}]`, failure),
  note: (where, message) => console.info(`[${where}]`, message),
};
