/** Names something that the container holds and remembers its type. */
export type ServiceKey<T> = symbol & { readonly __holds?: () => T };

export const serviceKey = <T>(name: string): ServiceKey<T> => Symbol.for(`marquee/${name}`);
