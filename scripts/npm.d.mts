/** A command and its arguments. */
export type Command = readonly [command: string, args: ReadonlyArray<string>];
/** What is asked of the process that runs npm. */
export type From = { readonly env: { readonly npm_execpath?: string | undefined }; readonly execPath: string };

export function npm(args: ReadonlyArray<string>, from?: From): Command;
export function wordsOf(command: Command): string;
