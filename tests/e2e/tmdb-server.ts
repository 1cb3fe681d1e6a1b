/** Control address of the local TMDB server, which `playwright.config.ts` starts. */
const CONTROL = `${process.env['MARQUEE_TMDB_SERVER'] ?? ''}/__control`;

/** Replaces the faults of the server (syntax: `tests/tmdb/server/faults.ts`); removes all faults without arguments. */
export const goWrong = async (...faults: ReadonlyArray<string>): Promise<void> => {
  const { ok, status } = await fetch(CONTROL, { method: 'POST', body: JSON.stringify({ faults }) });
  if (!ok) throw new Error(`The local TMDB server rejected the faults with status ${status}.`);
};
