/** Identifies a service in the container and carries its type. */
export type ServiceKey<T> = symbol & { readonly __service?: () => T };

export const serviceKey = <T>(name: string): ServiceKey<T> => Symbol.for(`marquee/${name}`);
