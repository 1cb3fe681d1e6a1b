export const SHELLS: ReadonlyArray<string>;
export const WHOLE: ReadonlyArray<string>;
export function isShell(path?: string): boolean;
