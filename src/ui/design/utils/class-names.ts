/** Joins class names; skips false, null, undefined and empty strings. */
export const classNames = (...names: ReadonlyArray<string | false | null | undefined>): string => names.filter(Boolean).join(' ');
