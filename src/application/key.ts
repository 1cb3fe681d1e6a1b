/** Names something that the container holds and remembers its type. */
export type Key<T> = symbol & { readonly __holds?: () => T };

export const key = <T>(name: string): Key<T> => Symbol.for(`marquee/${name}`);
