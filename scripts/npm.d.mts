/** A command and its arguments. */
export type Command = readonly [command: string, args: ReadonlyArray<string>];
/** The parts of `process` that locate npm. */
export type From = { readonly env: { readonly npm_execpath?: string | undefined }; readonly execPath: string };

/** Returns a command that runs npm with `args`. */
export function npm(args: ReadonlyArray<string>, from?: From): Command;
/** Returns a command as text for the console. */
export function wordsOf(command: Command): string;
