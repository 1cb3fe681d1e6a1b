/** Where the local TMDB server listens, as `playwright.config.ts` starts it. */
const CONTROL = `http://127.0.0.1:${process.env['TMDB_PORT'] ?? '4210'}/__control`;

/** What goes wrong from now on, as `tests/tmdb/server/faults.ts` reads it; nothing, when nothing is named. */
export const goWrong = async (...faults: ReadonlyArray<string>): Promise<void> => {
  const { ok, status } = await fetch(CONTROL, { method: 'POST', body: JSON.stringify({ faults }) });
  if (!ok) throw new Error(`The local TMDB server refused the faults with ${status}.`);
};
