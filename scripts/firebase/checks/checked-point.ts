import { CommandError } from '../../command-error.mjs';

/** One check of a deployed site. `problem` is null if it is as it should be. */
export type CheckedPoint = { readonly what: string; readonly problem: string | null };

/** Runs a check. A check that throws fails with the error's message. */
export const point = async (what: string, check: () => Promise<string | null>): Promise<CheckedPoint> => ({
  what,
  problem: await check().catch((error: unknown) =>
    error instanceof CommandError ? error.message : `no answer: ${error instanceof Error ? error.message : String(error)}`,
  ),
});
