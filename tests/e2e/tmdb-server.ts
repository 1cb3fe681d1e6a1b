/** Where the local TMDB server listens: `playwright.config.ts` starts it and keeps its address. */
const CONTROL = `${process.env['MARQUEE_TMDB_SERVER'] ?? ''}/__control`;

/** What goes wrong from now on, as `tests/tmdb/server/faults.ts` reads it; nothing, when nothing is named. */
export const goWrong = async (...faults: ReadonlyArray<string>): Promise<void> => {
  const { ok, status } = await fetch(CONTROL, { method: 'POST', body: JSON.stringify({ faults }) });
  if (!ok) throw new Error(`The local TMDB server refused the faults with ${status}.`);
};
