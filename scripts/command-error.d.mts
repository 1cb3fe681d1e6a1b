/** An error whose message is one sentence for the person at the command line. */
export class CommandError extends Error {}

/** Returns the sentence for an error that a person can do something about; null for all others. */
export function sentenceOf(error: unknown): string | null;

/** Runs a command. An error that a person can do something about ends the process with its sentence and status 1; any other is thrown. */
export function endWithSentence<A>(command: () => A | Promise<A>): Promise<A>;
